// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type * as LazyCodeModule from '../lib/lazy-code';

const partMissing = vi.fn<() => void>();
const load = vi.fn<() => Promise<object>>();

/** Records how its button was pressed, and renders synchronously, as Radix does. */
function ThemeToggle(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      data-menu
      onKeyDown={({ currentTarget }) => void (currentTarget.dataset['by'] = 'key')}
      onPointerDown={({ currentTarget }) => flushSync(() => void (currentTarget.dataset['by'] = 'pointer'))}
    />
  );
}

/** Renders the button of a menu whose code loads, or fails to load, when the test settles the promise. */
async function renderMenu() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  vi.doMock('../core/feedback/use-part-missing', () => ({ usePartMissing: () => partMissing }));
  vi.doMock('../lib/lazy-code', async (actual) => {
    const real = await actual<typeof LazyCodeModule>();
    return { ...real, lazyCode: () => real.lazyCode(load) };
  });
  const fetches: PromiseWithResolvers<object>[] = [];
  load.mockImplementation(() => {
    const fetching = Promise.withResolvers<object>();
    fetches.push(fetching);
    return fetching.promise;
  });
  const { LazyMenu } = await import('./lazy-menu');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <>
        <LazyMenu
          trigger={(props) => <button {...props}>Theme</button>}
          menu={(menus, ref) => <menus.ThemeToggle ref={ref} theme="dark" />}
        />
        <button>Elsewhere</button>
      </>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    partMissing.mockReset();
    vi.doUnmock('../core/feedback/use-notifications');
    vi.doUnmock('../lib/lazy-code');
    vi.unstubAllGlobals();
  });
  const [button, elsewhere] = host.querySelectorAll('button');
  if (!button || !elsewhere) throw new Error('Two buttons were rendered.');
  return { button, elsewhere, fetches, menu: () => host.querySelector<HTMLElement>('[data-menu]') };
}

const click = (target: Element, detail = 1) =>
  act(async () => void target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
const press = (target: Element) =>
  act(async () => void target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
const pressKey = (target: Element, key: string) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const resolveFetch = (fetching: PromiseWithResolvers<object> | undefined) =>
  act(async () => fetching?.resolve({ ThemeToggle }));

test('the code is preloaded on focus, and nothing opens', async () => {
  const { button, fetches, menu } = await renderMenu();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  expect(fetches).toHaveLength(0);
  await act(async () => button.focus());
  expect(fetches).toHaveLength(1);
  await resolveFetch(fetches[0]);
  expect(menu()).toBeNull();
});

test('a press while the code loads is repeated on the button of the menu, which has the focus', async () => {
  const { button, fetches, menu } = await renderMenu();
  const warn = vi.spyOn(console, 'error');
  onTestFinished(() => warn.mockRestore());
  await click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await resolveFetch(fetches[0]);
  // React warns of `flushSync` within an effect.
  expect(warn).not.toHaveBeenCalled();
  expect(menu()?.dataset['by']).toBe('pointer');
  expect(document.activeElement).toBe(menu());
});

test.each([
  { way: 'Enter', byKey: (button: Element) => click(button, 0) },
  { way: 'ArrowDown', byKey: (button: Element) => pressKey(button, 'ArrowDown') },
])('the key $way while the code loads is repeated on the button of the menu', async ({ byKey }) => {
  const { button, fetches, menu } = await renderMenu();
  await byKey(button);
  await resolveFetch(fetches[0]);
  expect(menu()?.dataset['by']).toBe('key');
});

test.each([
  { way: 'Escape', cancel: ({ button }: { button: HTMLElement }) => pressKey(button, 'Escape') },
  { way: 'a press elsewhere', cancel: ({ elsewhere }: { elsewhere: HTMLElement }) => press(elsewhere) },
  {
    way: 'the focus elsewhere',
    cancel: ({ elsewhere }: { elsewhere: HTMLElement }) => act(async () => elsewhere.focus()),
  },
])('$way while the code loads cancels the press', async ({ cancel }) => {
  const rendered = await renderMenu();
  await click(rendered.button);
  await cancel(rendered);
  expect(rendered.button.getAttribute('aria-expanded')).toBe('false');
  await resolveFetch(rendered.fetches[0]);
  expect(rendered.menu()).toBeNull();
});

test('a failed load shows a toast, and the next press tries again', async () => {
  const { button, fetches, menu } = await renderMenu();
  await click(button);
  await act(async () => fetches[0]?.reject(new TypeError('Failed to fetch')));
  expect(partMissing).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await click(button);
  await resolveFetch(fetches[1]);
  expect(menu()).not.toBeNull();
});

test('a failed preload shows nothing', async () => {
  const { button, fetches } = await renderMenu();
  await act(async () => button.focus());
  await act(async () => fetches[0]?.reject(new TypeError('Failed to fetch')));
  expect(partMissing).not.toHaveBeenCalled();
});
