import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './menu.module.css';

/** What a bug report contains, explained before it is made. */
export function ReportContents() {
  const text = useText();
  return (
    <>
      <p>{text.say('report.lead')}</p>
      <p>{text.say('report.holds')}</p>
      <ul className={styles.holds}>
        <li>{text.say('report.version')}</li>
        <li>{text.say('report.record')}</li>
        <li>{text.say('report.seats')}</li>
        <li>{text.say('report.position')}</li>
      </ul>
    </>
  );
}

interface Props {
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

export function ReportSheet({ onDownload, onClose }: Props) {
  const text = useText();
  return (
    <Sheet title={text.say('menu.report')} onClose={onClose}>
      <div className={styles.parts}>
        <ReportContents />
        <Button
          look="primary"
          onClick={() => {
            onDownload();
            onClose();
          }}
        >
          <Icon name="save" size={18} />
          {text.say('report.download')}
        </Button>
      </div>
    </Sheet>
  );
}
