import { expect, fireEvent, userEvent } from 'storybook/test';
import { focusedNear } from '../../packages/ui/src/lib/layer-focus';
import { lineage } from '../../packages/ui/src/lib/place';

/** Uses a piece where it has been put, and fails if it does not work there. */
export type Attempt = (piece: HTMLElement) => Promise<void>;

/** Ends a wait that does not come true, also on a slow machine. */
const PATIENCE_MS = 15_000;

const AT_ONCE = { delay: null, pointerEventsCheck: 0 };

export const nextFrame = (element?: Element) =>
  new Promise((resolve) => (element?.ownerDocument.defaultView ?? window).requestAnimationFrame(resolve));

/** Waits frame by frame: the observer of `waitFor` sees neither a shadow root nor a frame, and it would poll slowly there. */
export async function until<T>(what: string, find: () => T | undefined | null | false): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Still waiting: ${what}.`);
    await nextFrame();
  }
}

export function press(element: Element, key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', {
    key,
    code: key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  return !element.dispatchEvent(event);
}

export const click = (element: Element) => userEvent.click(element, AT_ONCE);

export function find<E extends HTMLElement = HTMLElement>(piece: ParentNode, selector: string): E {
  const all = [...piece.querySelectorAll<E>(selector)];
  const found = all.find((each) => each.getClientRects().length > 0) ?? all[0];
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

const focused = (element: Element, what: string) =>
  until(`the focus on ${what}`, () => focusedNear(element) === element);

/** What a layer has of its place. */
export const circumstancesOf = (element: Element) => {
  const style = getComputedStyle(element);
  return {
    direction: style.direction,
    language: lineage(element)
      .find((each) => each.hasAttribute('lang'))
      ?.getAttribute('lang'),
    tokens: ['scheme', 'surface', 'accent', 'radius-lg'].map((name) =>
      style.getPropertyValue(`--ui-${name}`),
    ),
  };
};

const LAYERS = {
  press: '[role=dialog], [role=alertdialog], [role=menu]',
  hover: '[role=tooltip]',
};
const STOPS = 'a[href], button:enabled, input:enabled, textarea:enabled';

const isHidden = (element: Element) => lineage(element).some((each) => each.matches('[aria-hidden=true]'));

/** Beside the hosts of the shadow roots around an element. */
const besideIn = (element: Element) =>
  lineage(element).flatMap((each) => [
    ...(each.getRootNode() as ParentNode).querySelectorAll('[data-testid=beside]'),
  ]);

/** Waits for passive effects of React, in which pieces and the layers of Radix add their listeners. */
async function effects() {
  for (const _ of [1, 2, 3]) {
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const coversWindow = (layer: Element) =>
  layer.previousElementSibling?.matches('[data-ui$=-overlay]') ?? false;

interface Opening {
  /** Of what is beside the layer: what is pressed, or under the pointer. */
  by?: 'press' | 'hover';
  /** What a press outside does. A view leaves nothing outside. */
  outside?: 'closes' | 'nothing' | 'covered';
  /** Tried in the open layer. */
  inside?: Attempt;
}

/** Opens the layer of a button where it belongs, with the looks and the language of the button, and closes it again. */
export function opens(selector: string, { by = 'press', outside = 'closes', inside }: Opening = {}): Attempt {
  return async (piece) => {
    const root = rootOf(piece);
    const button = find(piece, selector);
    const around = piece.closest<HTMLElement>('[role=dialog]');
    const before = new Set(root.querySelectorAll(LAYERS[by]));
    const layerOf = () =>
      [...root.querySelectorAll<HTMLElement>(LAYERS[by])].find((each) => !before.has(each));
    const open = async () => {
      if (by === 'hover') await userEvent.hover(button, AT_ONCE);
      else await click(button);
      const layer = await until('a layer in the place of its button', layerOf);
      if (around) await effects();
      return layer;
    };
    const escape = async (layer: HTMLElement) => {
      if (by === 'press') layer.focus();
      // Its own controls may have a tooltip that would be closed instead.
      await until('no tooltip', () => by === 'hover' || !layer.querySelector('[role=tooltip]'));
      press(layer, 'Escape');
      await until('a layer that closes by Escape', () => !layerOf());
    };

    const layer = await open();
    const covers = coversWindow(layer);
    await expect(circumstancesOf(layer)).toEqual(circumstancesOf(button));
    await expect(isHidden(layer)).toBe(false);
    if (around && !covers) await expect(around.contains(layer)).toBe(true);
    if (by === 'press') await until('the focus in the layer', () => layer.contains(focusedNear(layer)));
    if (covers) {
      for (const part of [button, ...besideIn(layer)]) await expect(isHidden(part)).toBe(true);
      await keepsFocus(layer);
    }
    await inside?.(layer);
    await escape(layer);
    // userEvent.unhover refuses while a layer that is still closing keeps the page from taking presses.
    if (by === 'hover') return void fireEvent.pointerLeave(button);
    await focused(button, 'the button of a closed layer');
    await expect(isHidden(button)).toBe(false);

    await expect(root.querySelector('template')).toBeNull();
    if (outside === 'covered') return;

    const again = await open();
    await click((covers && again.previousElementSibling) || find(root, '[data-testid=outside]'));
    if (outside === 'nothing') {
      await expect(layerOf()).toBe(again);
      await escape(again);
    }
    await until('a layer that closes by a press outside', () => !layerOf());
  };
}

/** Tab stays in a layer that covers the window. */
async function keepsFocus(layer: HTMLElement) {
  const stops = [...layer.querySelectorAll<HTMLElement>(STOPS)].filter(
    ({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null,
  );
  const [first, last] = [stops[0]!, stops.at(-1)!];
  last.focus();
  // An input method chooses a candidate by Tab. Radix takes it where it looks for the focus itself.
  if (rootOf(layer) !== document) await expect(press(last, 'Tab', { isComposing: true })).toBe(false);
  await expect(press(last, 'Tab')).toBe(true);
  await expect(focusedNear(layer)).toBe(first);
  await expect(press(first, 'Tab', { shiftKey: true })).toBe(true);
  await expect(focusedNear(layer)).toBe(last);
}

/** Keys of an item at the start, in a row from right to left as well. */
const NEXT = { vertical: () => 'ArrowDown', horizontal: (list: Element) => forward(list) };

const forward = (list: Element) => (getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');

/** Moves through items by keys: one step, to the end and to the start. Tab enters a group at the item that is selected. */
export function moves(items: string, axis: keyof typeof NEXT = 'vertical', group?: string): Attempt {
  return async (piece) => {
    const all = [...piece.querySelectorAll<HTMLElement>(items)];
    const [first, second, last] = [all[0]!, all[1]!, all.at(-1)!];
    const isSelected = (item: Element) => item.matches('[aria-selected=true], [aria-checked=true]');
    if (group) {
      const selected = all.find(isSelected);
      find(piece, group).focus();
      await focused(selected ?? first, 'the selected item, or the first');
      // Tab alone chooses nothing.
      await expect(all.find(isSelected)).toBe(selected);
    }
    first.focus();
    await nextFrame();
    for (const [key, item] of [
      [NEXT[axis](first), second],
      ['End', last],
      ['Home', first],
    ] as const) {
      press(focusedNear(first)!, key);
      await focused(item, `the item of ${key}`);
      if (group) await until(`the choice of ${key}`, () => isSelected(item));
    }
  };
}

/** Leads to the element of a fragment, where the browser itself would not: it would leave the page of the test. */
export function leadsTo(selector: string): Attempt {
  return async (piece) => {
    if (rootOf(piece) === document) return;
    const link = find<HTMLAnchorElement>(piece, selector);
    const target = find(piece, link.hash);
    link.focus();
    link.click();
    await until('the target of a link in sight', () => {
      const { top } = target.getBoundingClientRect();
      return top >= -1 && top < 300;
    });
    await expect(piece.isConnected).toBe(true);
  };
}

/** The focus is on an element after a press on another one. */
export function focuses(button: string, selector: string): Attempt {
  return async (piece) => {
    await effects();
    await click(find(piece, button));
    await focused(find(piece, selector), selector);
  };
}
