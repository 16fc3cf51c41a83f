// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useRecipe } from './use-recipe';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState({ idx: 1 }, '', '/generate?a=b');
});

/** Renders the hook. `render` passes the fragment of a router. */
async function open(fragment?: string) {
  const onRecipe = vi.fn();
  function Probe(props: { fragment: string | undefined }) {
    useRecipe(onRecipe, props.fragment);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const render = (next?: string) => act(async () => root.render(<Probe fragment={next} />));
  await render(fragment);
  onTestFinished(() => act(async () => root.unmount()));
  return { onRecipe, render };
}

const goTo = (hash: string) => {
  history.replaceState(history.state, '', hash);
  return act(async () => void dispatchEvent(new HashChangeEvent('hashchange')));
};

test('the recipe of the address is read, leaves it, and is read again when a link brings it back', async () => {
  history.replaceState({ idx: 1 }, '', '#prompt=a+lake&style=anime');
  const { onRecipe } = await open();
  expect(onRecipe.mock.calls).toEqual([[{ prompt: 'a lake', style: 'anime' }]]);
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/generate?a=b',
    { idx: 1 },
  ]);
  await goTo('#prompt=a+lake&style=anime');
  expect(onRecipe).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe('');
});

test('another fragment stays, and reports nothing', async () => {
  const { onRecipe } = await open();
  await goTo('#main');
  expect(onRecipe).not.toHaveBeenCalled();
  expect(location.hash).toBe('#main');
});

test('of a router, each recipe is read once, and leaves by the router', async () => {
  const { onRecipe, render } = await open('');
  expect(onRecipe).not.toHaveBeenCalled();
  await render('#style=sketch');
  await render('#style=sketch');
  expect(onRecipe.mock.calls).toEqual([[{ style: 'sketch' }]]);
  await render('');
  await render('#style=sketch');
  expect(onRecipe).toHaveBeenCalledTimes(2);
});
