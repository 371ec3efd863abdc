/** The screens of online play, in one piece that is fetched when somebody goes there. */
export { OnlinePage } from '../lobby/online-page.tsx';
export { RoomPage } from '../room/room-page.tsx';
export { CarryPage } from './carry-page.tsx';
export { SeatPage, WatchPage } from './table-page.tsx';
