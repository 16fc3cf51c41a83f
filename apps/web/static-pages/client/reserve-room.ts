import { ROOM_SELECTOR, roomForWork } from '../../src/lib/room-for-work';
import { addStyles } from './style-sheet';

/** Reserves the height of what a signed-in user has made last, until the app does (screens/landing/last-work-slot.tsx). */
export function reserveRoom() {
  const height = roomForWork();
  if (!height) return;
  const sheet = addStyles(`${ROOM_SELECTOR}:empty { min-height: ${height} }`);
  window.releaseRoom = () => sheet.replaceSync('');
}
