// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '..';

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Returns the HTML that was rendered, and all warnings. */
async function render(content: ReactNode) {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  await act(async () => root.render(content));
  const html = host.innerHTML;
  vi.advanceTimersByTime(1000);
  await act(async () => root.unmount());
  return { html, said: warn.mock.calls.flat().join('\n') };
}

test('a provider whose page has no direction of its language is reported once, and renders no element', async () => {
  const provider = (
    <div dir="ltr" lang="ar">
      <UiProvider locale="ar">.</UiProvider>
      <UiProvider locale="ar">.</UiProvider>
    </div>
  );
  const { html, said } = await render(provider);
  expect(html).toBe('<div dir="ltr" lang="ar">..</div>');
  expect(warn).toHaveBeenCalledOnce();
  expect(said).toMatch(
    /locale "ar", written rtl, where the page is ltr.*Set dir="rtl" and lang="ar" on <html>/,
  );
});

test('a language that is not that of the page is reported', async () => {
  const { said } = await render(
    <div dir="ltr" lang="en-GB">
      <UiProvider locale="de">.</UiProvider>
    </div>,
  );
  expect(said).toMatch(/locale "de" where the page has lang="en-GB"/);
});

test('a page in agreement is not', async () => {
  const { said } = await render(
    <div dir="rtl" lang="ar-EG">
      <UiProvider locale="ar">.</UiProvider>
    </div>,
  );
  expect(said).toBe('');
});

test('in production nothing is looked for', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { said } = await render(
    <div dir="ltr">
      <UiProvider locale="he">.</UiProvider>
    </div>,
  );
  expect(said).toBe('');
  vi.unstubAllEnvs();
});
