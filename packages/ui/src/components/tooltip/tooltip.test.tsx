// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, TooltipProvider } from '.';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-timing';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  onClick.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const onClick = vi.fn();

async function drawTwo() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <TooltipProvider>
        <Tooltip content="Likes it">
          <button onClick={onClick}>Like</button>
        </Tooltip>
        <Tooltip content="Shares it">
          <button>Share</button>
        </Tooltip>
      </TooltipProvider>,
    ),
  );
  const [like, share] = host.querySelectorAll('button');
  if (!like || !share) throw new Error('Two buttons were drawn.');
  onTestFinished = async () => {
    await act(async () => root.unmount());
    host.remove();
  };
  return { like, share };
}

let onTestFinished = async () => {};
afterEach(() => onTestFinished());

const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const focus = (element: HTMLElement) => act(async () => element.focus());
const blur = (element: HTMLElement) => act(async () => element.blur());
const point = (element: HTMLElement) =>
  act(async () => void element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
const touch = (element: HTMLElement, type: string) =>
  act(
    async () =>
      void element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'touch' })),
  );
const said = () => [...document.querySelectorAll('[role=tooltip]')].map(({ textContent }) => textContent);

test.each([
  { way: 'focus', reach: focus },
  { way: 'hover', reach: point },
])(
  'it opens after the delay of $way, and not before',
  { tags: ['req:limits.tooltip-delay', 'req:toasts.tooltip-opens'] },
  async ({ reach }) => {
    const { like } = await drawTwo();
    await reach(like);
    await wait(TOOLTIP_DELAY_MS - 1);
    expect(said()).toEqual([]);
    await wait(1);
    expect(said()).toEqual(['Likes it']);
  },
);

test('leaving within the delay opens nothing', async () => {
  const { like } = await drawTwo();
  await focus(like);
  await wait(TOOLTIP_DELAY_MS - 100);
  await blur(like);
  await wait(2 * TOOLTIP_DELAY_MS);
  expect(said()).toEqual([]);
});

test.each([
  { opened: 'a menu', popup: 'menu', texts: [] },
  { opened: 'a dialog', popup: 'dialog', texts: ['Likes it'] },
])('focus that returns from $opened opens $texts', async ({ popup, texts }) => {
  const { like } = await drawTwo();
  like.setAttribute('aria-haspopup', popup);
  await focus(like);
  await act(async () => like.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  like.setAttribute('aria-expanded', 'true');
  await blur(like);
  like.setAttribute('aria-expanded', 'false');
  await focus(like);
  await wait(TOOLTIP_DELAY_MS);
  expect(said()).toEqual(texts);
});

test('a press within the delay cancels it', async () => {
  const { like } = await drawTwo();
  await focus(like);
  await act(async () => like.click());
  await wait(2 * TOOLTIP_DELAY_MS);
  expect(said()).toEqual([]);
});

test(
  'the next one opens at once shortly after the last one closed',
  { tags: ['req:limits.tooltip-skip'] },
  async () => {
    const { like, share } = await drawTwo();
    await focus(like);
    await wait(TOOLTIP_DELAY_MS);
    await blur(like);
    await wait(TOOLTIP_SKIP_DELAY_MS - 1);
    await focus(share);
    expect(said()).toEqual(['Shares it']);
  },
);

test('a pointer that moves straight to the next one opens it at once, with the last one still open', async () => {
  const { like, share } = await drawTwo();
  await point(like);
  await wait(TOOLTIP_DELAY_MS);
  await point(share);
  expect(said()).toEqual(['Shares it']);
});

test('later the next one has the full delay', async () => {
  const { like, share } = await drawTwo();
  await focus(like);
  await wait(TOOLTIP_DELAY_MS);
  await blur(like);
  await wait(TOOLTIP_SKIP_DELAY_MS + 1);
  await focus(share);
  expect(said()).toEqual([]);
  await wait(TOOLTIP_DELAY_MS);
  expect(said()).toEqual(['Shares it']);
});

test('a touch that lasts for the delay opens it, and presses nothing', async () => {
  const { like } = await drawTwo();
  await touch(like, 'pointerdown');
  await wait(TOOLTIP_DELAY_MS - 1);
  expect(said()).toEqual([]);
  await wait(1);
  expect(said()).toEqual(['Likes it']);
  await touch(like, 'pointerup');
  await act(async () => like.click());
  expect(onClick).not.toHaveBeenCalled();
  expect(said()).toEqual(['Likes it']);
  await touch(like, 'pointerdown');
  expect(said()).toEqual([]);
  await act(async () => like.click());
  expect(onClick).toHaveBeenCalledOnce();
});

test.each(['pointercancel', 'pointerout'])(
  'a touch that scrolls or leaves opens nothing: %s',
  async (type) => {
    const { like } = await drawTwo();
    await touch(like, 'pointerdown');
    await wait(TOOLTIP_DELAY_MS - 100);
    await touch(like, type);
    await wait(2 * TOOLTIP_DELAY_MS);
    expect(said()).toEqual([]);
  },
);

test('a touch has the full delay each time, also shortly after another tooltip', async () => {
  const { like, share } = await drawTwo();
  await focus(like);
  await wait(TOOLTIP_DELAY_MS);
  await blur(like);
  await touch(share, 'pointerdown');
  expect(said()).toEqual([]);
  await wait(TOOLTIP_DELAY_MS);
  expect(said()).toEqual(['Shares it']);
});

test('Escape within the delay cancels it', async () => {
  const { like } = await drawTwo();
  await focus(like);
  await act(
    async () => void like.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  await wait(2 * TOOLTIP_DELAY_MS);
  expect(said()).toEqual([]);
});

test('a button whose menu is open has no tooltip', async () => {
  const { like } = await drawTwo();
  like.setAttribute('aria-expanded', 'true');
  await point(like);
  await wait(2 * TOOLTIP_DELAY_MS);
  expect(said()).toEqual([]);
});
