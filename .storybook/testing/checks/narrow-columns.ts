/** Widths in px of a column, and of the page around it. */
const WIDTHS = [280, 320, 480];
const PAGE = '1440px';
/** Running text in less than this many letters a line is a column of words. */
const LETTERS = 12;

/**
 * Finds what does not fit into a narrow column of a wide page, where a piece must follow the width of its container:
 * content that is wider than the column, words that are broken between letters, and columns of single words. Returns one
 * sentence for each. Layers are left out, since they follow the window.
 * @param column the element around the story
 */
export async function findNarrowFaults(column: HTMLElement, circumstances: string): Promise<string[]> {
  const faults: string[] = [];
  const frame = window.frameElement as HTMLElement | null;
  const widthOfFrame = frame?.style.width ?? '';
  if (frame) frame.style.width = PAGE;
  for (const width of WIDTHS) {
    column.style.width = `${width}px`;
    // What is arranged by a script follows after a frame or two.
    if (faultsIn(column).length > 0) for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    faults.push(...faultsIn(column).map((fault) => `${width} px, ${circumstances}: ${fault}`));
  }
  column.style.removeProperty('width');
  if (frame) frame.style.width = widthOfFrame;
  return faults;
}

export function faultsIn(column: HTMLElement): string[] {
  const excess = column.scrollWidth - column.clientWidth;
  return [
    ...(excess > 1 ? [`${excess} px wider than the column: ${widest(column)}`] : []),
    ...textsOf(column).flatMap(faultsOf),
  ];
}

const LAYERS =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-ui=toast-viewport]';

/** Texts that are seen: not for screen readers only, nor cut with an ellipsis. */
function textsOf(column: HTMLElement): Text[] {
  const walker = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts.filter(({ data, parentElement }) => {
    if (!/\p{L}/u.test(data) || !parentElement?.checkVisibility({ visibilityProperty: true })) return false;
    return !parentElement.closest(`[aria-hidden=true], ${LAYERS}`) && parentElement.clientWidth !== 1;
  });
}

/** Words of a length for which there must be room. Addresses, and longer words, may be broken or hyphenated. */
const WORDS = /(?<![\p{L}\p{M}\p{N}@./])[\p{L}\p{M}]{2,10}(?![\p{L}\p{M}]|[\p{N}@./_-]*[@/_]|\.\p{L})/gu;

function faultsOf(text: Text): string[] {
  const lines = linesOf(text, 0, text.data.length);
  // Each word is measured only where one may be broken: measuring takes most of the time.
  if (lines < 2) return [];
  const broken = [...text.data.matchAll(WORDS)].filter(
    ({ 0: word, index }) => linesOf(text, index, index + word.length) > 1,
  );
  const block = text.parentElement && blockOf(text.parentElement);
  const letters = block ? block.clientWidth / (parseFloat(getComputedStyle(block).fontSize) * 0.5) : LETTERS;
  return [
    ...broken.map(([word]) => `"${word}" is broken in ${nameOf(text)}`),
    ...(letters < LETTERS && lines > 4 ? [`"${text.data}" has ${lines} lines in ${nameOf(text)}`] : []),
  ];
}

function linesOf(text: Text, start: number, end: number): number {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return new Set(
    [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
  ).size;
}

function blockOf(element: Element): Element {
  let current = element;
  while (getComputedStyle(current).display.startsWith('inline') && current.parentElement)
    current = current.parentElement;
  return current;
}

const nameOf = ({ parentElement }: Text) =>
  parentElement?.closest('[data-ui]')?.getAttribute('data-ui') ?? parentElement?.localName;

function widest(column: HTMLElement): string {
  const { left, right } = column.getBoundingClientRect();
  const isClipped = (element: Element | null): boolean =>
    element !== column &&
    element !== null &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
  return [...column.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return (box.left < left - 1 || box.right > right + 1) && !isClipped(element.parentElement);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
    .slice(0, 3)
    .join(' | ');
}
