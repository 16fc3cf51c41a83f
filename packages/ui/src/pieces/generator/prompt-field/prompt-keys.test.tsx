// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PromptKeys } from './prompt-keys';

afterEach(() => vi.unstubAllGlobals());

test('a server without `navigator` renders the keys', () => {
  vi.stubGlobal('navigator', undefined);
  expect(renderToString(<PromptKeys />)).toContain('Ctrl');
});

test('the HTML of a server is hydrated without an error on a Mac, and then names its key', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.createElement('div');
  vi.stubGlobal('navigator', undefined);
  host.innerHTML = renderToString(<PromptKeys />);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(host, <PromptKeys />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(host.querySelector('kbd')?.textContent).toBe('⌘');
  await act(async () => root.unmount());
});
