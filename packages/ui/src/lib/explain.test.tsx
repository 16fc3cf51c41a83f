import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  Button,
  Footer,
  GalleryCard,
  Header,
  PackGrid,
  PackPicker,
  Toaster,
  UiProvider,
  type ButtonProps,
} from '..';

/** Renders a component without props, as a host without type checks can. */
const bare = (Piece: unknown) => {
  const Untyped = Piece as ComponentType;
  return () => renderToString(<Untyped />);
};

test.each([
  ['GalleryCard', 'creation', GalleryCard],
  ['PackGrid', 'packs', PackGrid],
  ['PackPicker', 'packs', PackPicker],
  ['Toaster', 'store', Toaster],
  ['Header', 'links', Header],
  ['Footer', 'columns', Footer],
])('%s without the required prop throws an error that names it: %s', (name, prop, Piece) => {
  expect(bare(Piece)).toThrow(`@product/ui: ${name} needs the prop "${prop}".`);
});

test('an invalid locale throws an error with the correct notation', () => {
  expect(() => renderToString(<UiProvider locale="xx_YY">.</UiProvider>)).toThrow(
    'the locale "xx_YY" of UiProvider is not a language tag (BCP 47). Write it as "de" or "pt-BR", with a hyphen.',
  );
});

test('an invalid currency throws an error with the correct notation', () => {
  expect(() => renderToString(<UiProvider currency="euro">.</UiProvider>)).toThrow(
    'the currency "euro" of UiProvider is not a code of ISO 4217. Write its three letters, such as "EUR"',
  );
});

test.each([
  ['locale', { locale: 'english' }],
  ['currency', { currency: 'EUX' }],
])('an unknown %s is reported once', (name, props) => {
  const report = vi.spyOn(console, 'warn').mockReturnValue();
  renderToString(<UiProvider {...props}>.</UiProvider>);
  renderToString(<UiProvider {...props}>.</UiProvider>);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`@product/ui: nothing is known here of the ${name}`),
  );
  report.mockRestore();
});

test('an unknown variant is reported with the known ones', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  renderToString(<Button variant={'accent' as ButtonProps['variant']}>Go</Button>);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/there is no variant "accent"\. There are: primary, .*outline/),
  );
  report.mockRestore();
});

test('in production nothing is checked', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(bare(PackGrid)).toThrow(/undefined/);
  expect(bare(PackGrid)).not.toThrow(/@product\/ui/);
  vi.unstubAllEnvs();
});

test('a second copy of the library in a page is reported once, with its remedy', async () => {
  const page = {};
  vi.stubGlobal('window', page);
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let copy = 0; copy < 2; copy += 1) {
    vi.resetModules();
    const { checkCopies } = await import('./explain');
    checkCopies();
    checkCopies();
  }
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/two copies of the library.*npm ls @product\/ui/)],
  ]);
  said.mockRestore();
  vi.unstubAllGlobals();
});
