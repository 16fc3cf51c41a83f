// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LanguageMenu, MobileDrawer, UiProvider, UserMenu } from '..';

const LOGO = <svg data-host="logo" />;
const LINKS = [{ href: '/blog', label: 'Blog', icon: <svg data-host="icon" /> }];

/** Renders a piece of another product's shell, and returns what it stands in. */
async function show(piece: ReactNode): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () => root.render(<UiProvider locale="it">{piece}</UiProvider>));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  return host;
}

/** As `show`, presses the button, and returns what opens. */
async function open(piece: ReactNode): Promise<HTMLElement> {
  const button = (await show(piece)).querySelector('button')!;
  await act(async () => {
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    button.click();
  });
  return document.querySelector<HTMLElement>('[role=menu], [role=dialog]')!;
}

const namesOf = (opened: HTMLElement, selector: string) =>
  [...opened.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the drawer has the logo and the links of the host', async () => {
  const drawer = await open(
    <MobileDrawer
      brand="Atelier"
      logo={LOGO}
      homeHref="/"
      links={LINKS}
      userLinks={[{ href: '/orders', label: 'Ordini' }]}
      session={{ status: 'signedIn', username: 'ada', tokens: 3 }}
      language="it"
      theme="system"
    />,
  );
  expect(namesOf(drawer, 'a')).toEqual(['Atelier', 'Blog', 'Ordini']);
  const pictures = [...drawer.querySelectorAll<SVGElement>('a svg')];
  expect(pictures.map(({ dataset }) => dataset['host'])).toEqual(['logo', 'icon']);
});

test('the user menu opens with the links of the host, with an icon or without', async () => {
  const menu = await open(
    <UserMenu username="ada" links={[...LINKS, { href: '/orders', label: 'Ordini' }]} />,
  );
  expect(namesOf(menu, '[role=menuitem]')).toEqual(['Blog', 'Ordini']);
  expect(menu.querySelectorAll('[data-host=icon]')).toHaveLength(1);
});

test('a user menu without entries is a name, not a button', async () => {
  const page = await show(<UserMenu username="ada" />);
  expect(page.querySelector('button')).toBeNull();
  expect(page.textContent).toContain('ada');
});

test('the language menu offers languages that the library does not include', async () => {
  const menu = await open(<LanguageMenu language="it" languages={['it', 'pt-BR']} />);
  expect(namesOf(menu, '[role=menuitemradio]')).toEqual(['Italiano', 'Português (Brasil)']);
});
