// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../i18n';
import { onDemand } from './demand';
import { MenuOnDemand } from './menu-on-demand';
import type { MenuOpening } from './menu-layer';

let leave = async () => {};
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

function Rows({ open, id, byKeyboard }: MenuOpening) {
  return open ? <div role="menu" id={id} data-by-keyboard={byKeyboard.current} /> : null;
}

/** Renders a button whose menu loads, or fails to load, when the test settles the promise. */
async function draw() {
  const fetches: PromiseWithResolvers<typeof Rows>[] = [];
  const menu = onDemand(() => {
    const fetching = Promise.withResolvers<typeof Rows>();
    fetches.push(fetching);
    return fetching.promise;
  });
  const onLoadError = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <UiProvider onLoadError={onLoadError}>
        <MenuOnDemand menu={menu} menuProps={{}}>
          <button>Theme</button>
        </MenuOnDemand>
        <button>Elsewhere</button>
      </UiProvider>,
    ),
  );
  leave = async () => {
    await act(async () => root.unmount());
    host.remove();
  };
  const [button, elsewhere] = host.querySelectorAll('button');
  if (!button || !elsewhere) throw new Error('Two buttons were drawn.');
  return { button, elsewhere, fetches, onLoadError };
}

const press = (target: Element) =>
  act(async () => void target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })));
const strike = (target: Element, key: string) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const come = (fetching: PromiseWithResolvers<typeof Rows> | undefined) =>
  act(async () => fetching?.resolve(Rows));
const isExpanded = (button: Element) => button.getAttribute('aria-expanded');
const menu = () => document.querySelector('[role=menu]');

test('nothing is fetched before somebody is near', async () => {
  const { button, fetches } = await draw();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  expect(fetches).toHaveLength(0);
  await act(async () => button.focus());
  expect(fetches).toHaveLength(1);
  await come(fetches[0]);
  expect(menu()).toBeNull();
});

test('a press that came before the code opens the menu once it is there, on the same button', async () => {
  const { button, fetches } = await draw();
  await press(button);
  expect(isExpanded(button)).toBe('true');
  expect(button.hasAttribute('aria-controls')).toBe(false);
  await come(fetches[0]);
  expect(menu()?.id).toBe(button.getAttribute('aria-controls'));
  expect(button.isConnected).toBe(true);
  await press(button);
  expect(menu()).toBeNull();
  expect(fetches).toHaveLength(1);
});

const touch = (target: Element) =>
  act(
    async () =>
      void target.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'touch' }),
      ),
  );

test('a finger opens the menu, and closes it, when it is lifted', async () => {
  const { button, fetches } = await draw();
  await touch(button);
  expect(isExpanded(button)).toBe('false');
  await act(async () => button.click());
  expect(isExpanded(button)).toBe('true');
  await come(fetches[0]);
  await touch(button);
  expect(isExpanded(button)).toBe('true');
  await act(async () => button.click());
  expect(isExpanded(button)).toBe('false');
});

test('a finger that was lifted elsewhere opens nothing', async () => {
  const { button } = await draw();
  await touch(button);
  await press(button);
  expect(isExpanded(button)).toBe('true');
  await act(async () => button.click());
  expect(isExpanded(button)).toBe('true');
});

test.each(['Enter', ' ', 'ArrowDown'])(
  'so does the key "%s", and the menu knows that it was one',
  async (key) => {
    const { button, fetches } = await draw();
    await strike(button, key);
    await come(fetches[0]);
    expect(menu()?.getAttribute('data-by-keyboard')).toBe('true');
  },
);

test.each([
  { turn: 'Escape', away: ({ button }: { button: HTMLElement }) => strike(button, 'Escape') },
  { turn: 'a press elsewhere', away: ({ elsewhere }: { elsewhere: HTMLElement }) => press(elsewhere) },
  {
    turn: 'the focus elsewhere',
    away: ({ elsewhere }: { elsewhere: HTMLElement }) => act(async () => elsewhere.focus()),
  },
])('$turn, while the code is on its way, takes the press back', async ({ away }) => {
  const drawn = await draw();
  await press(drawn.button);
  await away(drawn);
  expect(isExpanded(drawn.button)).toBe('false');
  await come(drawn.fetches[0]);
  expect(menu()).toBeNull();
});

test('code that does not come is told to the host, and the next press tries again', async () => {
  const { button, fetches, onLoadError } = await draw();
  const offline = new TypeError('Failed to fetch');
  await press(button);
  await act(async () => fetches[0]?.reject(offline));
  expect(onLoadError.mock.calls).toEqual([[offline]]);
  expect(isExpanded(button)).toBe('false');
  await press(button);
  await come(fetches[1]);
  expect(menu()).not.toBeNull();
});

test('code that does not come before anybody presses is no news', async () => {
  const { button, fetches, onLoadError } = await draw();
  await act(async () => button.focus());
  await act(async () => fetches[0]?.reject(new TypeError('Failed to fetch')));
  expect(onLoadError).not.toHaveBeenCalled();
});

test('a button that is off opens nothing', async () => {
  const { button, fetches } = await draw();
  button.setAttribute('aria-disabled', 'true');
  await press(button);
  await strike(button, 'Enter');
  expect(isExpanded(button)).toBe('false');
  expect(fetches).toHaveLength(0);
});
