// @vitest-environment happy-dom
import { act, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '@product/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n';
import { createTranslations } from '../i18n/translations';
import { isCodeMissing, lazyScreen, resetMissingCode } from './lazy-screen';
import { ServicesContext, type Services } from './services';

/** Renders screens below a boundary that offers to retry, as the layout does. */
async function open(Screen: ComponentType) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const services = { translations: createTranslations(createI18n()) } as Services;
  const host = document.createElement('div');
  const root = createRoot(host, { onCaughtError: () => undefined });
  let retry = () => {};
  onTestFinished(async () => {
    await act(async () => root.unmount());
    log.mockRestore();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <ServicesContext value={services}>
        <Suspense>
          <ErrorBoundary
            fallback={(boundary) => {
              retry = boundary.retry;
              return 'failed';
            }}
          >
            <Screen />
          </ErrorBoundary>
        </Suspense>
      </ServicesContext>,
    ),
  );
  const retryAll = () =>
    act(async () => {
      resetMissingCode();
      retry();
    });
  return { text: () => host.textContent, retryAll };
}

const loaded = (text: string) => async () => ({ Component: () => text });

test('a failed load is repeated, also if another screen has the same texts', async () => {
  lazyScreen('legal', loaded('Privacy'));
  const load = vi.fn(loaded('Terms')).mockRejectedValueOnce(new TypeError('offline'));
  const terms = await open(lazyScreen('legal', load).Screen);
  expect(terms.text()).toBe('failed');
  expect(isCodeMissing()).toBe(true);
  await terms.retryAll();
  expect(terms.text()).toBe('Terms');
  expect(isCodeMissing()).toBe(false);
});
