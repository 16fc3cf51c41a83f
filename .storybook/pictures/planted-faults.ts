import { find } from '../places/attempts';

type Plant = (piece: HTMLElement) => void;

const remove =
  (selector: string, attribute: string): Plant =>
  (piece) =>
    find(piece, `${selector}[${attribute}]`).removeAttribute(attribute);

const set =
  (selector: string, attribute: string, value: string): Plant =>
  (piece) =>
    find(piece, selector).setAttribute(attribute, value);

const add =
  (selector: string, html: string): Plant =>
  (piece) =>
    find(piece, selector).insertAdjacentHTML('beforebegin', html);

const turn =
  (selector: string): Plant =>
  (piece) => {
    const first = find(piece, selector);
    first.parentElement?.append(first);
  };

/**
 * @param piece a key of `TRIED_PIECES`
 * @param prepare what the piece does before
 */
const inPiece = (piece: string, fault: string, plant: Plant, prepare?: Plant) => ({
  piece,
  fault,
  plant,
  prepare,
  inLayer: false,
});

/** In the layer that the piece's button opens. */
const inLayer = (...parameters: Parameters<typeof inPiece>) => ({ ...inPiece(...parameters), inLayer: true });

/** Faults that no picture shows, each in another piece. */
export const PLANTED_FAULTS = [
  inPiece('Accordion', 'aria-expanded forgotten', remove('button', 'aria-expanded')),
  inLayer('AlertDialog', 'name of a dialog lost', remove('[role=alertdialog]', 'aria-labelledby')),
  inPiece('AuthCard', 'role changed', set('[role=tab]', 'role', 'button')),
  inPiece('BillingInterval', 'state lost', set('[aria-checked=true]', 'aria-checked', 'false')),
  inLayer('CompareView', 'role of a dialog lost', set('[role=dialog]', 'role', 'group')),
  inLayer('CreationView', 'alternative text emptied', set('img', 'alt', '')),
  inLayer('DeleteDialog', 'description lost', remove('[role=alertdialog]', 'aria-describedby')),
  inLayer('Dialog', 'name of a field lost', remove('input', 'id')),
  inLayer('DropdownMenu', 'order turned', turn('[role=menuitem]')),
  inLayer('EditDialog', 'label without a field', set('label', 'for', 'nothing')),
  inPiece('Faq', 'heading level skipped', set('h2, h3', 'aria-level', '5')),
  inPiece('GalleryCard', 'name in another language', set('button', 'aria-label', 'Mehr')),
  inPiece('GalleryError', 'role of a message lost', remove('[role=alert]', 'role')),
  inPiece(
    'GalleryFilters',
    'value lost',
    (piece) => void (find<HTMLInputElement>(piece, 'input').value = ''),
  ),
  inPiece('GalleryGrid', 'place in a long list forgotten', remove('li', 'aria-posinset')),
  inPiece('GalleryTabs', 'two tabs selected', set('[aria-selected=false]', 'aria-selected', 'true')),
  inPiece('GenerationQueue', 'list no longer a list', set('ul, ol', 'role', 'presentation')),
  inPiece('GeneratorForm', 'required forgotten', remove('textarea', 'aria-required')),
  inPiece('Header', 'name of a landmark lost', remove('nav', 'aria-label')),
  inLayer('LanguageMenu', 'language of a name lost', remove('*', 'lang')),
  inPiece('LegalDocument', 'heading no longer a heading', set('h2', 'role', 'presentation')),
  inLayer('LogInDialog', 'name doubled', (piece) =>
    find(piece, 'label').append(find(piece, 'label').textContent),
  ),
  inPiece('MediaTabs', 'group of tabs no longer one', remove('[role=tablist]', 'role')),
  inLayer('MobileDrawer', 'language of a part lost', set('a', 'lang', 'de')),
  inPiece('PackPicker', 'label hides the visible text', (piece) => {
    remove('[role=radio]', 'aria-labelledby')(piece);
    set('[role=radio]', 'aria-label', 'Pack')(piece);
  }),
  inPiece('PlanPicker', 'name of a group changed', set('[role=radiogroup]', 'aria-label', 'Group')),
  inPiece('Popover', 'aria-haspopup forgotten', remove('button', 'aria-haspopup')),
  inPiece(
    'PreviewPanel',
    'live region made with its text',
    (piece) => {
      const region = find(piece, '[role=status]');
      const { parentElement, nextSibling } = region;
      region.remove();
      parentElement?.insertBefore(region, nextSibling);
    },
    (piece) => void (find(piece, '[role=status]').textContent = 'Failed'),
  ),
  inPiece('PromptField', 'name of a field hidden', set('textarea', 'aria-labelledby', 'nothing')),
  inPiece(
    'PromptHistory',
    'hidden control that can be focused',
    add('button', '<span aria-hidden="true"><button>Clear</button></span>'),
  ),
  inPiece('QualityChoice', 'disabled forgotten', set('[role=radio]', 'aria-disabled', 'true')),
  inPiece('RadioGroup', 'role of an option lost', set('[role=radio]', 'role', 'generic')),
  inPiece('RatioShapes', 'tab stop lost', set('[tabindex="0"]', 'tabindex', '-1')),
  inPiece('RegisterForm', 'fault of a field not said', set('input', 'aria-invalid', 'true')),
  inPiece('ResultActions', 'control hidden', set('button', 'aria-hidden', 'true')),
  inPiece('ResultStrip', 'aria-pressed forgotten', remove('button', 'aria-pressed')),
  inLayer('SaveDialog', 'error not tied to its field', set('input', 'aria-describedby', 'no')),
  inPiece('SkipLink', 'target changed', set('a', 'href', '#nothing')),
  inPiece('Switch', 'switch became a checkbox', set('[role=switch]', 'role', 'checkbox')),
  inPiece('Tabs', 'tab without its panel', set('[aria-selected=true]', 'aria-controls', 'nothing')),
];
