// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GeneratorForm, type GeneratorFormProps } from './generator-form';

const SETTINGS = { mediaType: 'image', style: 'realistic', aspectRatio: '1:1', quality: 'hd' } as const;

/** Hydrates the form after a text was typed into the server's HTML. */
async function typeBeforeHydration(typed: string, props: Partial<GeneratorFormProps> = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const form = <GeneratorForm value={SETTINGS} {...props} />;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(form);
  const area = host.querySelector('textarea')!;
  if (typed) area.value = typed;
  const root = await act(async () => hydrateRoot(host, form));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  const clear = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear')!;
  return { area, clear, form: host.querySelector('form')! };
}

const submit = (form: HTMLFormElement) =>
  act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

test('a prompt typed before hydration is submitted, reported and can be cleared', async () => {
  const onSubmit = vi.fn();
  const onPromptChange = vi.fn();
  const { form, clear } = await typeBeforeHydration('a fox', { onSubmit, onPromptChange });
  expect(onPromptChange).toHaveBeenCalledExactlyOnceWith('a fox');
  expect(clear.className).not.toContain('invisible');
  await submit(form);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...SETTINGS, prompt: 'a fox' });
});

test('a host that controls the prompt is told what was typed before hydration', async () => {
  const onPromptChange = vi.fn();
  await typeBeforeHydration('a fox', { prompt: '', onPromptChange });
  expect(onPromptChange).toHaveBeenCalledExactlyOnceWith('a fox');
});

test.each([{}, { defaultPrompt: 'a hen' }, { prompt: 'a hen' }])(
  'without typing nothing is reported: %o',
  async (props) => {
    const onPromptChange = vi.fn();
    await typeBeforeHydration('', { ...props, onPromptChange });
    expect(onPromptChange).not.toHaveBeenCalled();
  },
);
