import { installClans } from '../state/clan-abilities.ts';
import { CLANS } from './clans.generated.ts';

/** What the clans can do; what is printed on their screens is known without it (`data/clans.ts`). */
installClans(CLANS.map(({ name, honorRank, income, home, ...ability }) => ability));
