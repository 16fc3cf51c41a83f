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

interface PlantedFault {
  /** A key of `TRIED_PIECES`. */
  piece: string;
  /** Whether the fault is in the layer that the piece's button opens. */
  inLayer?: boolean;
  /** What the piece does before. */
  prepare?: Plant;
  fault: string;
  plant: Plant;
}

/** Faults that no picture shows, each in another piece. */
export const PLANTED_FAULTS: PlantedFault[] = [
  { piece: 'Accordion', fault: 'aria-expanded forgotten', plant: remove('button', 'aria-expanded') },
  {
    piece: 'AlertDialog',
    inLayer: true,
    fault: 'name of a dialog lost',
    plant: remove('[role=alertdialog]', 'aria-labelledby'),
  },
  { piece: 'AuthCard', fault: 'role changed', plant: set('[role=tab]', 'role', 'button') },
  {
    piece: 'BillingInterval',
    fault: 'state lost',
    plant: set('[aria-checked=true]', 'aria-checked', 'false'),
  },
  {
    piece: 'CompareView',
    inLayer: true,
    fault: 'role of a dialog lost',
    plant: set('[role=dialog]', 'role', 'group'),
  },
  { piece: 'CreationView', inLayer: true, fault: 'alternative text emptied', plant: set('img', 'alt', '') },
  {
    piece: 'DeleteDialog',
    inLayer: true,
    fault: 'description lost',
    plant: remove('[role=alertdialog]', 'aria-describedby'),
  },
  { piece: 'Dialog', inLayer: true, fault: 'name of a field lost', plant: remove('input', 'aria-label') },
  { piece: 'DropdownMenu', inLayer: true, fault: 'order turned', plant: turn('[role=menuitem]') },
  {
    piece: 'EditDialog',
    inLayer: true,
    fault: 'label without a field',
    plant: set('label', 'for', 'nothing'),
  },
  { piece: 'Faq', fault: 'heading level skipped', plant: set('h2, h3', 'aria-level', '5') },
  { piece: 'GalleryCard', fault: 'name in another language', plant: set('button', 'aria-label', 'Mehr') },
  { piece: 'GalleryError', fault: 'role of a message lost', plant: remove('[role=alert]', 'role') },
  {
    piece: 'GalleryFilters',
    fault: 'value lost',
    plant: (piece) => void (find<HTMLInputElement>(piece, 'input').value = ''),
  },
  { piece: 'GalleryGrid', fault: 'place in a long list forgotten', plant: remove('li', 'aria-posinset') },
  {
    piece: 'GalleryTabs',
    fault: 'two tabs selected',
    plant: set('[aria-selected=false]', 'aria-selected', 'true'),
  },
  { piece: 'GenerationQueue', fault: 'list no longer a list', plant: set('ul, ol', 'role', 'presentation') },
  { piece: 'GeneratorForm', fault: 'required forgotten', plant: remove('textarea', 'aria-required') },
  { piece: 'Header', fault: 'name of a landmark lost', plant: remove('nav', 'aria-label') },
  { piece: 'LanguageMenu', inLayer: true, fault: 'language of a name lost', plant: remove('*', 'lang') },
  { piece: 'LegalDocument', fault: 'heading no longer a heading', plant: set('h2', 'role', 'presentation') },
  {
    piece: 'LogInDialog',
    inLayer: true,
    fault: 'name doubled',
    plant: (piece) => find(piece, 'label').append(find(piece, 'label').textContent),
  },
  { piece: 'MediaTabs', fault: 'group of tabs no longer one', plant: remove('[role=tablist]', 'role') },
  { piece: 'MobileDrawer', inLayer: true, fault: 'language of a part lost', plant: set('a', 'lang', 'de') },
  {
    piece: 'PackPicker',
    fault: 'label hides the visible text',
    plant: (piece) => {
      remove('[role=radio]', 'aria-labelledby')(piece);
      set('[role=radio]', 'aria-label', 'Pack')(piece);
    },
  },
  {
    piece: 'PlanPicker',
    fault: 'name of a group changed',
    plant: set('[role=radiogroup]', 'aria-label', 'Group'),
  },
  { piece: 'Popover', fault: 'aria-haspopup forgotten', plant: remove('button', 'aria-haspopup') },
  {
    piece: 'PreviewPanel',
    prepare: (piece) => void (find(piece, '[role=status]').textContent = 'Failed'),
    fault: 'live region made with its text',
    plant: (piece) => {
      const region = find(piece, '[role=status]');
      const { parentElement, nextSibling } = region;
      region.remove();
      parentElement?.insertBefore(region, nextSibling);
    },
  },
  {
    piece: 'PromptField',
    fault: 'name of a field hidden',
    plant: set('textarea', 'aria-labelledby', 'nothing'),
  },
  {
    piece: 'PromptHistory',
    fault: 'hidden control that can be focused',
    plant: add('button', '<span aria-hidden="true"><button>Clear</button></span>'),
  },
  {
    piece: 'QualityChoice',
    fault: 'disabled forgotten',
    plant: set('[role=radio]', 'aria-disabled', 'true'),
  },
  { piece: 'RadioGroup', fault: 'role of an option lost', plant: set('[role=radio]', 'role', 'generic') },
  { piece: 'RatioShapes', fault: 'tab stop lost', plant: set('[tabindex="0"]', 'tabindex', '-1') },
  { piece: 'RegisterForm', fault: 'fault of a field not said', plant: set('input', 'aria-invalid', 'true') },
  { piece: 'ResultActions', fault: 'control hidden', plant: set('button', 'aria-hidden', 'true') },
  { piece: 'ResultStrip', fault: 'aria-pressed forgotten', plant: remove('button', 'aria-pressed') },
  {
    piece: 'SaveDialog',
    inLayer: true,
    fault: 'error not tied to its field',
    plant: set('input', 'aria-describedby', 'no'),
  },
  { piece: 'SkipLink', fault: 'target changed', plant: set('a', 'href', '#nothing') },
  { piece: 'Switch', fault: 'switch became a checkbox', plant: set('[role=switch]', 'role', 'checkbox') },
  {
    piece: 'Tabs',
    fault: 'tab without its panel',
    plant: set('[aria-selected=true]', 'aria-controls', 'nothing'),
  },
];
