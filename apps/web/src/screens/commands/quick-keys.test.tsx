// @vitest-environment happy-dom
import { LANGUAGES } from '@product/domain';
import { languageName } from '@product/ui';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { MemoryRouter } from '../../core/router';
import { openBrowser, openTab } from '../../testing/tab';
import { App } from '../../app/app';
import { prepareScreen } from '../../app/routes';

const POLL = { timeout: 5000 };

async function openApp(...paths: string[]) {
  const { services } = await openTab(openBrowser());
  for (const path of paths) await prepareScreen(path, services.translations);
  // Test files share a document: the focus would go to the heading of another one's page.
  document.body.replaceChildren();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <MemoryRouter initialEntries={paths.slice(0, 1)} useTransitions={false}>
      <App services={services} />
    </MemoryRouter>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
const dialog = () => document.querySelector('[role=dialog]')?.textContent;
const field = () => document.querySelector<HTMLInputElement>('[role=combobox]');
/** The option that a screen reader names and Enter chooses. */
const active = () =>
  document.getElementById(field()?.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('Ctrl+K that is pressed before its code has loaded opens the palette, and shows a spinner until then', async () => {
  await openApp('/legal/terms');
  await expect.poll(() => document.querySelector('h1'), POLL).toBeTruthy();
  press('k', { ctrlKey: true });
  await expect.poll(() => document.querySelector('[data-pending-layer]') ?? dialog(), POLL).toBeTruthy();
  await expect.poll(dialog, POLL).toContain('Commands');
  expect(document.querySelector('[data-pending-layer]')).toBeNull();
}, 20_000);

/** Presses until the dialog is open: the listener of single keys loads after the page. */
const openBy = (key: string, more: KeyboardEventInit, name: string) =>
  expect
    .poll(() => {
      if (!dialog()) press(key, more);
      return dialog();
    }, POLL)
    .toContain(name);

function type(text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(field(), text);
  field()?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('there is an active option after each query, and Enter opens its page', async () => {
  await openApp('/legal/terms', '/pricing');
  await openBy('k', { ctrlKey: true }, 'Commands');
  await expect.poll(active, POLL).toBe('New prompt');
  press('ArrowUp');
  await expect.poll(active, POLL).toBe(languageName(LANGUAGES.at(-1)!));
  type('nothing of this kind');
  await expect.poll(active, POLL).toBeUndefined();
  type('theme dark');
  await expect.poll(active, POLL).toBe('Dark');
  type('pricing');
  await expect.poll(active, POLL).toBe('Pricing');
  press('Enter');
  await expect.poll(() => document.activeElement?.textContent, POLL).toContain('Pay for pictures');
}, 20_000);

test('Escape closes the shortcuts with the first press', async () => {
  await openApp('/legal/terms');
  await openBy('?', {}, 'Keyboard shortcuts');
  await expect.poll(() => document.activeElement?.getAttribute('role'), POLL).toBe('dialog');
  press('Escape');
  await expect.poll(dialog, POLL).toBeUndefined();
}, 20_000);
