import { GENERATOR_DEFAULTS } from '@product/domain';
import { expect, test } from 'vitest';
import { indexPrompts, promptHistory, searchPrompts } from './prompt-history';

const resultOf = (prompt: string) => ({ request: { ...GENERATOR_DEFAULTS, prompt } });

test('earlier prompts are listed newest first, each once', { tags: ['req:generate.prompt-history'] }, () => {
  const history = promptHistory({
    replaced: ['a harbour'],
    results: [resultOf('a lake'), resultOf('a lighthouse')],
    creations: [{ prompt: ' a lake\n' }, { prompt: 'a street' }, { prompt: '  ' }],
  });
  expect(history).toEqual(['a harbour', 'a lake', 'a lighthouse', 'a street']);
});

test('line ends are normalized as in a text area, so that a prompt equals the value of its field', () => {
  expect(promptHistory({ creations: [{ prompt: 'a lake\r\nat dusk' }] })).toEqual(['a lake\nat dusk']);
});

test.each([
  ['CAFE rain', ['A café in the rain']],
  ['fée', ['Une FÉE']],
  ['湖', ['黎明的高山湖']],
  ['', ['A café in the rain', 'Une FÉE', '黎明的高山湖']],
  ['cafe snow', []],
])('a search for "%s" ignores case and accents, and requires every word', (query, found) => {
  expect(searchPrompts(indexPrompts(['A café in the rain', 'Une FÉE', '黎明的高山湖']), query)).toEqual(
    found,
  );
});
