import { isInPanel } from './target';

const MAX_TEXTS = 12;
const PLACES = ':is(main, [role=dialog], [role=alertdialog], [role=menu])';
const TOASTS = '[data-ui=toast]';
/** Progress and times, which differ in each run, and what is not text. */
const UNSTEADY = '[role=progressbar], time, script, style';

/** Collects the texts that have appeared on the page since the last step, with those of toasts that have gone. */
export function appearedTexts(stop: AbortSignal) {
  let before: string[] = [];
  let toasts: string[] = [];
  const collect = () => toasts.push(...textsIn(TOASTS));
  const observer = new MutationObserver(collect);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  stop.addEventListener('abort', () => observer.disconnect());
  /** Toasts and alerts first. */
  const appeared = () =>
    [...toasts, ...textsIn(`${PLACES} [role=alert]`), ...textsIn(PLACES)].filter(
      (text) => !before.includes(text),
    );
  return {
    restart() {
      before = textsIn(`${PLACES}, ${TOASTS}`);
      toasts = [];
    },
    /**
     * The first text, that of the latest toast, and the last one. Without the toast a story would go on before the last
     * answer, whose toast may have gone when the user went on.
     */
    signs: () => {
      const texts = appeared();
      const latest = [...new Set(toasts)].findLast((text) => !before.includes(text));
      return [...new Set([texts.at(0), latest, texts.at(-1)])].filter((text) => text !== undefined);
    },
    /** With the headings of the page, which may be all that is there. */
    seen: () => [...new Set([...appeared(), ...textsIn(`${PLACES} :is(h1, h2)`)])].slice(0, MAX_TEXTS),
  };
}

/** The text nodes of the elements that match, in the order of the document. */
function textsIn(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((place) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim();
      const parent = walker.currentNode.parentElement;
      if (text.length > 2 && !/[%٪]|\.{3}$|…$/.test(text) && parent && isSteady(parent)) texts.push(text);
    }
    return texts;
  });
}

const isSteady = (element: Element) =>
  !element.closest(UNSTEADY) && !isInPanel(element) && element.checkVisibility();
