// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { UiTextOverrides } from './texts';
import { UiProvider, useUi, type Ui } from './ui-provider';

const FRENCH: UiTextOverrides = { common: { close: 'Fermer' } };
const GERMAN: UiTextOverrides = { common: { close: 'Schließen' } };

/** Renders a component that calls `useUi`, without a provider or in one with these props. */
function createReader() {
  const root = createRoot(document.createElement('div'));
  const read: Ui[] = [];
  function Reader(_props: { render: number }) {
    read.push(useUi());
    return null;
  }
  return (props?: { locale: string; texts: UiTextOverrides }) => {
    const reader = <Reader render={read.length} />;
    flushSync(() => root.render(props ? <UiProvider {...props}>{reader}</UiProvider> : reader));
    return read.at(-1)!;
  };
}

test('useUi returns the same object until the props of the provider change', () => {
  const render = createReader();
  const french = render({ locale: 'fr', texts: FRENCH });
  expect(render({ locale: 'fr', texts: FRENCH })).toBe(french);
  expect(french.t('common.close')).toBe('Fermer');
  const german = render({ locale: 'de', texts: GERMAN });
  expect(german).not.toBe(french);
  expect(german.t('common.close')).toBe('Schließen');
});

test('without a provider, every component gets the same object, in English', () => {
  const render = createReader();
  const ui = render();
  expect(render()).toBe(ui);
  expect(createReader()()).toBe(ui);
  expect(ui.t('common.close')).toBe('Close');
});
