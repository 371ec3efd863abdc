/** The screens of online play, in one chunk that loads on demand. */
export { OnlinePage } from '../lobby/online-page.tsx';
export { RoomPage } from '../room/room-page.tsx';
export { CarryPage } from './carry-page.tsx';
export { SeatPage, WatchPage } from './table-page.tsx';
