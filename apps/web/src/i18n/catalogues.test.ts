import { expect, test } from 'vitest';

const namesIn = (files: Record<string, unknown>, pattern: RegExp) =>
  Object.keys(files).map((file) => file.replace(pattern, '$1'));

test('a catalogue has the name of the folder that uses it', async () => {
  const hooks = import.meta.glob<string>('../{screens,app,core}/*/use-texts.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const catalogues = namesIn(import.meta.glob('./locales/en/*.json'), /^.*\/(.*)\.json$/);
  for (const [file, source] of Object.entries(hooks)) {
    const screen = file.replace(/^.*\/(.*)\/use-texts\.ts$/, '$1');
    expect(source).toMatch(new RegExp(`(screen|lazy)Texts\\('${screen}', english\\)`));
    expect(source).toContain(`locales/en/${screen}.json`);
  }
  expect(catalogues.toSorted()).toEqual(
    [
      'common',
      'done-signal',
      'first-steps',
      'ideas',
      'last-work',
      'outcomes',
      'prompt-tools',
      ...namesIn(hooks, /^.*\/(.*)\/use-texts\.ts$/),
    ].toSorted(),
  );
});
