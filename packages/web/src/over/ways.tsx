import { useText } from '../app/language.tsx';
import { useRoute, writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { useGameFiles } from '../menu/use-game-files.ts';
import { AfterGame } from '../online/after-game.tsx';
import { useOnline } from '../online/online.ts';
import { Button } from '../ui/button.tsx';
import styles from './game-over.module.css';

/** What there is to do after the game. */
export const Ways = () => (useOnline() === undefined ? <WaysHere /> : <AfterGame />);

/** After a game in this browser. In a replay there is nothing more: one is watching it already. */
function WaysHere() {
  const text = useText();
  const files = useGameFiles();
  const route = useRoute();
  if (route.page !== 'game') return null;
  return (
    <div className={styles.ways}>
      <Button look="primary" onClick={() => files.playAgain()}>
        <Icon name="again" size={18} />
        {text.say('menu.rematch')}
      </Button>
      <a className={styles.watch} href={writeRoute({ page: 'analysis', game: route.id })}>
        <Icon name="search" size={18} />
        {text.say('end.look')}
      </a>
      <a className={styles.watch} href={writeRoute({ page: 'replay', id: route.id })}>
        <Icon name="play" size={18} />
        {text.say('end.review')}
      </a>
    </div>
  );
}
