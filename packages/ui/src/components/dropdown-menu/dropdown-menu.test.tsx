// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../button';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu';

async function renderMenu({ isDisabled = false, onSelect = () => undefined as void } = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <>
        <DropdownMenu>
          <DropdownMenuTrigger aria-disabled={isDisabled}>Theme</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={onSelect}>Dark</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <h1 tabIndex={-1}>Gallery</h1>
      </>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  return { button: host.querySelector('button')!, heading: host.querySelector('h1')! };
}

const press = (target: Element, pointerType = 'mouse') =>
  act(
    async () =>
      void target.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0, pointerType }),
      ),
  );
const pressKey = (target: Element, key: string) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const click = (button: HTMLElement) => act(async () => button.click());
const isExpanded = (button: Element) => button.getAttribute('aria-expanded');

test('touch opens the menu when the finger is lifted, and the next touch closes it', async () => {
  const { button } = await renderMenu();
  await press(button, 'touch');
  expect(isExpanded(button)).toBe('false');
  await click(button);
  expect(isExpanded(button)).toBe('true');
  await press(button, 'touch');
  await click(button);
  expect(isExpanded(button)).toBe('false');
});

test('a touch that ends elsewhere does not change the next press', async () => {
  const { button } = await renderMenu();
  await press(button, 'touch');
  await press(button);
  expect(isExpanded(button)).toBe('true');
  await click(button);
  expect(isExpanded(button)).toBe('true');
});

test('a disabled trigger does not open the menu', async () => {
  const { button } = await renderMenu({ isDisabled: true });
  await press(button);
  await press(button, 'touch');
  await click(button);
  await pressKey(button, 'Enter');
  await pressKey(button, 'ArrowDown');
  expect(isExpanded(button)).toBe('false');
});

test.each(['Enter', ' ', 'ArrowDown'])('the key "%s" opens the menu', async (key) => {
  const { button } = await renderMenu();
  await pressKey(button, key);
  expect(isExpanded(button)).toBe('true');
});

test('the focus returns to the trigger, unless another element has received it', async () => {
  const openPage = vi.fn<() => void>();
  const { button, heading } = await renderMenu({ onSelect: openPage });
  const select = async () => {
    await press(button);
    await click(document.querySelector<HTMLElement>('[role=menuitem]')!);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await select();
  expect(document.activeElement).toBe(button);
  openPage.mockImplementation(() => void setTimeout(() => heading.focus()));
  await select();
  expect(document.activeElement).toBe(heading);
});

test('until it opens, a menu renders its trigger once, and listens to nothing', async () => {
  const renders = vi.fn<() => void>();
  function Trigger(props: ComponentProps<'button'>) {
    renders();
    return <button {...props} />;
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  const listen = vi.spyOn(document, 'addEventListener');
  await act(async () =>
    root.render(
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Trigger>Theme</Trigger>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Dark</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    ),
  );
  expect(renders).toHaveBeenCalledOnce();
  expect(listen).not.toHaveBeenCalled();
});

test.each([
  ['Enter', 'Dark'],
  ['ArrowDown', 'Dark'],
])('the key %s focuses the first item of a menu that it opens for the first time', async (key, item) => {
  const { button } = await renderMenu();
  await act(async () => button.focus());
  await pressKey(button, key);
  expect(document.activeElement?.textContent).toBe(item);
});

test('a button as the trigger submits no form, nor does one whose type is undefined', () => {
  const trigger = (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>Theme</Button>
      </DropdownMenuTrigger>
    </DropdownMenu>
  );
  expect(renderToString(trigger)).toContain('type="button"');
  expect(renderToString(<Button type={undefined}>Go</Button>)).toContain('type="button"');
});
