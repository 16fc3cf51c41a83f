import { HIDDEN, PRERENDERED } from '../protocol';
import { addStyles } from './style-sheet';

const sheet = addStyles();

/**
 * Hides what does not match this user.
 * @param mismatch all of the prerendered HTML, its main part (header and footer are for everybody), or nothing
 */
export function hidePrerendered(mismatch: 'all' | 'main' | 'nothing') {
  const part = mismatch === 'main' ? ' main' : '';
  sheet.replaceSync(mismatch === 'nothing' ? '' : `[${PRERENDERED}]${part} { visibility: hidden }`);
  document.documentElement.toggleAttribute(HIDDEN, mismatch !== 'nothing');
}
