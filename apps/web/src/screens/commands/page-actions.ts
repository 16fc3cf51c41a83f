import type { PageAction } from './quick-key';

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const VIEW = '[data-ui=creation-view]';
const CARD = 'article';

/** Whether a dialog or a menu is open, which has the keys. */
export const isLayerOpen = () => document.querySelector(LAYERS) !== null;

/**
 * The button of an action: that of the view if one is open, with no other layer above it; that of the card with the
 * focus; or that of the page outside of its cards.
 */
export function buttonOf(action: PageAction): HTMLElement | undefined {
  const [layer, ...others] = document.querySelectorAll(LAYERS);
  if (others.length > 0 || (layer && !layer.matches(VIEW))) return undefined;
  // Visible or not: a narrow card, and one for touch, shows a menu in place of its buttons.
  const card = (layer ?? document.activeElement?.closest(CARD))?.querySelector<HTMLElement>(
    selectorOf(action),
  );
  return card ?? (layer ? undefined : buttonOfPage(action));
}

const selectorOf = (action: PageAction) => `[data-action=${action}]`;

/** The button of an action of the page, outside of its cards. */
export const buttonOfPage = (action: PageAction): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main ${selectorOf(action)}`)].find(
    (button) => button.checkVisibility() && !button.closest(CARD),
  );

/** The search field of the page, which is not that of a dialog. */
export const searchField = () =>
  isLayerOpen() ? null : document.querySelector<HTMLInputElement>('main search input');
