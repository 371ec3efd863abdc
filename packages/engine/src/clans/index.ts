import { bonsai } from './bonsai.ts';
import { installClans } from './clan.ts';
import { dragonfly } from './dragonfly.ts';
import { koi } from './koi.ts';
import { lotus } from './lotus.ts';
import { turtle } from './turtle.ts';

/** What the clans of the core box can do. */
installClans([koi, lotus, turtle, dragonfly, bonsai]);
