// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { usePresets } from './use-presets';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const SKETCH = { name: 'Sketch', recipe: { style: 'sketch' } } as const;
const ANIME = { name: 'Anime', recipe: { style: 'anime' } } as const;

/** A component in a tab of its own, over a storage that tabs share. */
async function openTab(shared: { text: string | null }) {
  let hook!: ReturnType<typeof usePresets>;
  function Probe() {
    hook = usePresets({ get: () => shared.text, set: (text) => void (shared.text = text) });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  onTestFinished(() => act(async () => root.unmount()));
  return {
    names: () => hook.presets.map(({ name }) => name),
    presets: () => hook.presets,
    act: (change: (now: typeof hook) => void) => act(async () => change(hook)),
  };
}

test('presets are saved newest first, replaced by name, renamed and removed', async () => {
  const { names, presets, act } = await openTab({ text: null });
  await act(({ save }) => save({ ...SKETCH, name: '  Sketch ' }));
  await act(({ save }) => save(ANIME));
  expect(names()).toEqual(['Anime', 'Sketch']);
  await act(({ save }) => save({ name: 'Sketch', recipe: { style: '3d' } }));
  expect(presets()[0]).toEqual({ name: 'Sketch', recipe: { style: '3d' } });
  await act(({ rename }) => rename('Anime', ' Manga'));
  expect(names()).toEqual(['Sketch', 'Manga']);
  await act(({ rename }) => rename('Manga', 'Manga'));
  expect(names()).toEqual(['Sketch', 'Manga']);
  await act(({ rename }) => rename('Manga', 'Sketch'));
  expect(presets()).toEqual([{ ...ANIME, name: 'Sketch' }]);
  await act(({ remove }) => remove('Sketch'));
  expect(names()).toEqual([]);
});

test('a change keeps what another tab has stored meanwhile', async () => {
  const shared = { text: null };
  const [one, other] = [await openTab(shared), await openTab(shared)];
  await one.act(({ save }) => save(SKETCH));
  await other.act(({ save }) => save(ANIME));
  expect(other.names()).toEqual(['Anime', 'Sketch']);
  await one.act(({ remove }) => remove('Sketch'));
  expect(one.names()).toEqual(['Anime']);
});
