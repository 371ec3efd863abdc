import { lazy, Suspense, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

/** Opens what makes links of a game that is seen again. */
export function ShareButton({ className }: { readonly className?: string | undefined }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const title = text.say('menu.share-game');
  return (
    <>
      <Button
        look="quiet"
        className={className}
        title={title}
        aria-label={title}
        data-share-game=""
        onClick={() => setOpen(true)}
      >
        <Icon name="share" size={20} />
      </Button>
      {open && (
        <Suspense>
          <ShareSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
