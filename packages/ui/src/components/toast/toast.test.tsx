// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast, ToastProvider, ToastTitle, ToastViewport } from '.';
import { TOAST_DURATION_MS } from './toast.constants';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const shown = () => document.querySelectorAll('[data-ui=toast]').length;

async function showToast(duration?: number) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <ToastProvider label="Message">
        <Toast duration={duration}>
          <ToastTitle>Saved</ToastTitle>
        </Toast>
        <ToastViewport label="Messages" />
      </ToastProvider>,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    host.remove();
  };
}

test.each([
  { lasts: `${TOAST_DURATION_MS} ms`, duration: undefined, ms: TOAST_DURATION_MS },
  { lasts: 'its own duration', duration: 800, ms: 800 },
])('a toast closes after $lasts', async ({ duration, ms }) => {
  const unmount = await showToast(duration);
  await wait(ms - 1);
  expect(shown()).toBe(1);
  await wait(1);
  expect(shown()).toBe(0);
  await unmount();
});

test('the timer of a toast is paused under the pointer, and continues afterwards', async () => {
  const unmount = await showToast();
  const region = document.querySelector('[role=region]');
  await wait(TOAST_DURATION_MS - 1_000);
  await act(async () => void region?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await wait(60_000);
  expect(shown()).toBe(1);
  await act(async () => void region?.dispatchEvent(new PointerEvent('pointerleave')));
  await wait(999);
  expect(shown()).toBe(1);
  await wait(1);
  expect(shown()).toBe(0);
  await unmount();
});
