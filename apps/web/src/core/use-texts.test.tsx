// @vitest-environment happy-dom
import { act, startTransition, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n';
import english from '../i18n/locales/en/ideas';
import { createTranslations } from '../i18n/translations';
import { ServicesContext, type Services } from './services';
import { useLazyTexts } from './use-texts';

function Ideas() {
  useLazyTexts('ideas', english);
  return 'Ideas';
}

test('suspends until the texts have loaded, without a warning of React', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const warn = vi.spyOn(console, 'error');
  const fetching = Promise.withResolvers<void>();
  const translations = createTranslations(createI18n(), {
    onError: vi.fn(),
    loadFetch: () => Promise.resolve({ fetchTexts: () => fetching.promise }),
  });
  void translations.changeLanguage('ar');
  const services = { translations } as Services;
  const host = document.createElement('div');
  const root = createRoot(host);
  const render = (page: ReactNode) =>
    root.render(
      <ServicesContext value={services}>
        <Suspense>{page}</Suspense>
      </ServicesContext>,
    );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    warn.mockRestore();
    vi.unstubAllGlobals();
  });

  await act(async () => render('Generator'));
  // A transition keeps what is shown, as navigation does, and React renders the suspended component again.
  await act(async () => startTransition(() => render(<Ideas />)));
  expect(host.textContent).toBe('Generator');

  await act(async () => fetching.resolve());
  expect(host.textContent).toBe('Ideas');
  expect(warn).not.toHaveBeenCalled();
});
