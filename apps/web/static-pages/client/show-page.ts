import { addStyles } from './style-sheet';

const sheet = addStyles();

/**
 * Shows the part of the prerendered HTML that is for this user.
 * @param unfit the part to hide: all of it, its main part (header and footer are for everybody), or nothing
 */
export function showDrawing(unfit: 'all' | 'main' | 'nothing') {
  const part = unfit === 'main' ? ' main' : '';
  sheet.replaceSync(unfit === 'nothing' ? '' : `[data-drawn]${part} { visibility: hidden }`);
  document.documentElement.toggleAttribute('data-undrawn', unfit !== 'nothing');
}
