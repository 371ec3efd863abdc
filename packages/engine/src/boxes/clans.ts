import { installClans } from '../state/clan-abilities.ts';
import { bonsai } from './core/clans/bonsai/rules.ts';
import { dragonfly } from './core/clans/dragonfly/rules.ts';
import { koi } from './core/clans/koi/rules.ts';
import { lotus } from './core/clans/lotus/rules.ts';
import { turtle } from './core/clans/turtle/rules.ts';

/** What the clans of the core box can do. */
installClans([koi, lotus, turtle, dragonfly, bonsai]);
