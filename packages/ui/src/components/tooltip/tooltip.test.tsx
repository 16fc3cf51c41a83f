// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
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

async function renderTwo() {
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
  if (!like || !share) throw new Error('Two buttons are expected.');
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
const touch = (element: Element, type: string) =>
  act(
    async () =>
      void element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'touch' })),
  );
const tooltips = () => [...document.querySelectorAll('[role=tooltip]')].map(({ textContent }) => textContent);

test.each([
  { way: 'focus', reach: focus },
  { way: 'hover', reach: point },
])(
  'a tooltip opens after the delay of $way, and not before',
  { tags: ['req:limits.tooltip-delay', 'req:toasts.tooltip-opens'] },
  async ({ reach }) => {
    const { like } = await renderTwo();
    await reach(like);
    await wait(TOOLTIP_DELAY_MS - 1);
    expect(tooltips()).toEqual([]);
    await wait(1);
    expect(tooltips()).toEqual(['Likes it']);
  },
);

test('a blur within the delay opens no tooltip', async () => {
  const { like } = await renderTwo();
  await focus(like);
  await wait(TOOLTIP_DELAY_MS - 100);
  await blur(like);
  await wait(2 * TOOLTIP_DELAY_MS);
  expect(tooltips()).toEqual([]);
});

test.each([
  { opened: 'a menu', popup: 'menu', texts: [] },
  { opened: 'a dialog', popup: 'dialog', texts: ['Likes it'] },
])('focus that returns from $opened opens the tooltips $texts', async ({ popup, texts }) => {
  const { like } = await renderTwo();
  like.setAttribute('aria-haspopup', popup);
  await focus(like);
  await act(async () => like.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  like.setAttribute('aria-expanded', 'true');
  await blur(like);
  like.setAttribute('aria-expanded', 'false');
  await focus(like);
  await wait(TOOLTIP_DELAY_MS);
  expect(tooltips()).toEqual(texts);
});

test('a click within the delay cancels the tooltip', async () => {
  const { like } = await renderTwo();
  await focus(like);
  await act(async () => like.click());
  await wait(2 * TOOLTIP_DELAY_MS);
  expect(tooltips()).toEqual([]);
});

test(
  'the next tooltip opens at once shortly after the last one closed',
  { tags: ['req:limits.tooltip-skip'] },
  async () => {
    const { like, share } = await renderTwo();
    await focus(like);
    await wait(TOOLTIP_DELAY_MS);
    await blur(like);
    await wait(TOOLTIP_SKIP_DELAY_MS - 1);
    await focus(share);
    expect(tooltips()).toEqual(['Shares it']);
  },
);

test('a pointer that moves directly to the next trigger replaces the open tooltip at once', async () => {
  const { like, share } = await renderTwo();
  await point(like);
  await wait(TOOLTIP_DELAY_MS);
  await point(share);
  expect(tooltips()).toEqual(['Shares it']);
});

test('the next tooltip has the full delay once the skip delay has passed', async () => {
  const { like, share } = await renderTwo();
  await focus(like);
  await wait(TOOLTIP_DELAY_MS);
  await blur(like);
  await wait(TOOLTIP_SKIP_DELAY_MS + 1);
  await focus(share);
  expect(tooltips()).toEqual([]);
  await wait(TOOLTIP_DELAY_MS);
  expect(tooltips()).toEqual(['Shares it']);
});

test('a touch that lasts for the delay opens the tooltip, and does not click the button', async () => {
  const { like } = await renderTwo();
  await touch(like, 'pointerdown');
  await wait(TOOLTIP_DELAY_MS - 1);
  expect(tooltips()).toEqual([]);
  await wait(1);
  expect(tooltips()).toEqual(['Likes it']);
  await touch(like, 'pointerup');
  await act(async () => like.click());
  expect(onClick).not.toHaveBeenCalled();
  expect(tooltips()).toEqual(['Likes it']);
  await touch(like, 'pointerdown');
  expect(tooltips()).toEqual([]);
  await act(async () => like.click());
  expect(onClick).toHaveBeenCalledOnce();
});

test.each(['pointercancel', 'pointerout'])(
  'a touch that scrolls or leaves opens no tooltip: %s',
  async (type) => {
    const { like } = await renderTwo();
    await touch(like, 'pointerdown');
    await wait(TOOLTIP_DELAY_MS - 100);
    await touch(like, type);
    await wait(2 * TOOLTIP_DELAY_MS);
    expect(tooltips()).toEqual([]);
  },
);

test('a touch has the full delay each time, also shortly after another tooltip', async () => {
  const { like, share } = await renderTwo();
  await focus(like);
  await wait(TOOLTIP_DELAY_MS);
  await blur(like);
  await touch(share, 'pointerdown');
  expect(tooltips()).toEqual([]);
  await wait(TOOLTIP_DELAY_MS);
  expect(tooltips()).toEqual(['Shares it']);
});

test('Escape within the delay cancels the tooltip', async () => {
  const { like } = await renderTwo();
  await focus(like);
  await act(
    async () => void like.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  await wait(2 * TOOLTIP_DELAY_MS);
  expect(tooltips()).toEqual([]);
});

test('a button whose menu is open has no tooltip', async () => {
  const { like } = await renderTwo();
  like.setAttribute('aria-expanded', 'true');
  await point(like);
  await wait(2 * TOOLTIP_DELAY_MS);
  expect(tooltips()).toEqual([]);
});

test('until it opens, a tooltip renders its control once and nothing else', async () => {
  const renders = vi.fn<() => void>();
  function Control(props: ComponentProps<'button'>) {
    renders();
    return <button {...props} />;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const listen = vi.spyOn(document, 'addEventListener');
  await act(async () =>
    root.render(
      <Tooltip content="Likes it">
        <Control />
      </Tooltip>,
    ),
  );
  onTestFinished = async () => {
    await act(async () => root.unmount());
    host.remove();
  };
  expect(renders).toHaveBeenCalledOnce();
  expect(host.innerHTML).toBe('<button></button>');
  expect(listen).not.toHaveBeenCalled();
});

test('a tooltip that is no label describes its control while it is open', async () => {
  const { like } = await renderTwo();
  expect(like.getAttribute('aria-describedby')).toBeNull();
  await focus(like);
  await wait(TOOLTIP_DELAY_MS);
  const id = like.getAttribute('aria-describedby');
  expect(document.getElementById(id!)?.textContent).toBe('Likes it');
  await blur(like);
  expect(like.getAttribute('aria-describedby')).toBeNull();
});

test('a press elsewhere closes the tooltip, and one on the tooltip itself does not', async () => {
  const { like } = await renderTwo();
  await point(like);
  await wait(TOOLTIP_DELAY_MS);
  await touch(document.querySelector('[role=tooltip]')!, 'pointerdown');
  expect(tooltips()).toEqual(['Likes it']);
  await touch(document.body, 'pointerdown');
  expect(tooltips()).toEqual([]);
});
