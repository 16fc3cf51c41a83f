// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pending, usePending } from './pending';
import { PendingLayer } from './pending-layer';

async function renderLayer(isPending: boolean, cancel = () => {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  function Dialog({ loading }: { loading: boolean }) {
    usePending(loading, cancel);
    return null;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const render = (loading: boolean) =>
    act(async () =>
      root.render(
        <>
          <PendingLayer />
          <Dialog loading={loading} />
        </>,
      ),
    );
  await render(isPending);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  return { render, layer: () => host.querySelector('[data-pending-layer]') };
}

test('a status is shown while a layer loads, and nothing before and after', async () => {
  const { render, layer } = await renderLayer(false);
  expect(layer()).toBeNull();
  await render(true);
  expect(layer()?.querySelector('[role=status]')?.textContent).toBe('Loading...');
  await render(false);
  expect(layer()).toBeNull();
});

const escape = (init = {}) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
    document.body.dispatchEvent(event);
    return event;
  });

test('Escape and a press cancel it, and Escape that ends a composition does not', async () => {
  const cancel = vi.fn();
  const { layer } = await renderLayer(true, cancel);
  await escape({ isComposing: true });
  expect(cancel).not.toHaveBeenCalled();
  await escape();
  expect(cancel).toHaveBeenCalledTimes(1);
  await act(async () => layer()?.querySelector('button')?.click());
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('what cannot be cancelled covers nothing', async () => {
  const { layer } = await renderLayer(false);
  let remove = () => {};
  await act(async () => void (remove = pending.add({})));
  expect(layer()?.querySelector('button')).toBeNull();
  await act(async () => remove());
  expect(layer()).toBeNull();
});
