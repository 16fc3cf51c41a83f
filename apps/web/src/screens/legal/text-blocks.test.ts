import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks';

test('a line is a paragraph, lines with a hyphen are one list', () => {
  expect(textBlocks('We keep:\n- a name\n- an address\nNothing else.')).toEqual([
    { kind: 'paragraph', text: 'We keep:' },
    { kind: 'list', items: ['a name', 'an address'] },
    { kind: 'paragraph', text: 'Nothing else.' },
  ]);
});

test('a text that a language leaves empty has no blocks', () => {
  expect(textBlocks('\n \n')).toEqual([]);
});
