/** The parts of an online table (`parts.tsx`), in one chunk. */
export { Clock } from '../clocks/clock.tsx';
export { Presence } from '../clocks/presence.tsx';
export { WaitingFor } from '../clocks/waiting-for.tsx';
export { OnlineItems } from '../menu/online-items.tsx';
export { AlwaysSo } from '../standing-answers/always-so.tsx';
export { MenuItems } from '../votes/menu-items.tsx';
