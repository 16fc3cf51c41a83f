// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EditDialog } from '../gallery/edit-dialog/edit-dialog';

/** Opens the dialog of a creation. The host closes it, as by Back, or the user does. */
async function openDialog() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  const render = (open: boolean, title = 'Night rain') =>
    act(async () =>
      root.render(
        <EditDialog creation={{ title }} open={open} onOpenChange={() => void render(false, title)} />,
      ),
    );
  const field = () => document.querySelector<HTMLInputElement>('input[name=title]');
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
      field()?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const pressCancel = () =>
    act(async () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Cancel')?.click();
    });
  await render(true);
  await type('Half a title');
  return { render, field, pressCancel };
}

test('what was typed is there again after the host has closed the dialog', async () => {
  const { render, field } = await openDialog();
  await render(false);
  expect(field()).toBeNull();
  await render(true);
  expect(field()?.value).toBe('Half a title');
});

test('it is discarded by the user who closes the dialog', async () => {
  const { render, field, pressCancel } = await openDialog();
  await pressCancel();
  expect(field()).toBeNull();
  await render(true);
  expect(field()?.value).toBe('Night rain');
});

test('it is not that of a creation whose title has changed', async () => {
  const { render, field } = await openDialog();
  await render(false);
  await render(true, 'Morning');
  expect(field()?.value).toBe('Morning');
});
