// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { usePromptWalk } from './use-prompt-walk';
import { writeText } from '@product/ui/prompt-field';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const HISTORY = ['a lake', 'a lighthouse'];

/** Renders a field with a text. `render` passes the history later. */
async function open(history: readonly string[] | undefined, readOnly = false) {
  const onNeeded = vi.fn();
  function Probe({ prompts }: { prompts: readonly string[] | undefined }) {
    const area = useRef<HTMLTextAreaElement>(null);
    usePromptWalk(area, prompts, onNeeded);
    return <textarea ref={area} defaultValue="half typed" readOnly={readOnly} />;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = (prompts: typeof history) => act(async () => root.render(<Probe prompts={prompts} />));
  await render(history);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  const field = container.querySelector('textarea')!;
  return {
    field,
    render,
    onNeeded,
    async press(key: string, init: KeyboardEventInit = { altKey: true }) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      await act(async () => field.dispatchEvent(event));
      return event.defaultPrevented;
    },
  };
}

test(
  'the keys fill the field with a prompt, and restore the typed text',
  { tags: ['req:generate.prompt-walk'] },
  async () => {
    const { field, press } = await open(HISTORY);
    expect(await press('ArrowUp')).toBe(true);
    expect(field.value).toBe('a lake');
    await press('ArrowDown');
    expect(field.value).toBe('half typed');
  },
);

test('a step requests a missing history and then runs', { tags: ['req:generate.prompt-walk'] }, async () => {
  const { field, press, render, onNeeded } = await open(undefined);
  expect(onNeeded).not.toHaveBeenCalled();
  await press('ArrowUp');
  expect(onNeeded).toHaveBeenCalled();
  expect(field.value).toBe('half typed');
  await render(HISTORY);
  expect(field.value).toBe('a lake');
  await render(['a harbour', ...HISTORY]);
  expect(field.value).toBe('a lake');
});

test('what is typed while the history loads is not replaced', async () => {
  const { field, press, render } = await open(undefined);
  await press('ArrowUp');
  await act(async () => writeText(field, 'a castle'));
  await render(HISTORY);
  expect(field.value).toBe('a castle');
});

test.each([
  ['ArrowUp', {}],
  ['ArrowUp', { altKey: true, shiftKey: true }],
  ['ArrowUp', { altKey: true, ctrlKey: true }],
  ['ArrowUp', { altKey: true, metaKey: true }],
  ['ArrowUp', { altKey: true, isComposing: true }],
  // Safari, after the composition has ended.
  ['ArrowUp', { altKey: true, keyCode: 229 }],
  ['ArrowLeft', { altKey: true }],
])('%s with %o keeps its default action', async (key, init) => {
  const { field, press } = await open(HISTORY);
  expect(await press(key, init)).toBe(false);
  expect(field.value).toBe('half typed');
});

test('a read-only field is not changed', async () => {
  const { field, press } = await open(HISTORY, true);
  expect(await press('ArrowUp')).toBe(false);
  expect(field.value).toBe('half typed');
});
