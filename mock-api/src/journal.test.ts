import { expect, test } from 'vitest';
import { createJournal, JOURNAL_CHARACTERS, JOURNAL_ENTRIES } from './journal';

const asked = (path: string, body = '') => ({ name: undefined, method: 'POST', path, body, at: 0 });

test('a request is noted as a person would read it, and waits for its outcome', () => {
  const journal = createJournal();
  const entry = journal.note(asked('/one', '{"a":1}'));
  journal.note(asked('/two', 'not json'));
  journal.note(asked('/three'));
  expect(journal.entries()).toMatchObject([{ body: { a: 1 } }, { body: 'not json' }, { body: undefined }]);
  expect(entry.outcome).toBe('pending');
  entry.outcome = 200;
  expect(journal.entries()[0]).toMatchObject({ outcome: 200 });
});

test('the oldest requests make room for the latest', () => {
  const journal = createJournal();
  for (let call = 1; call <= JOURNAL_ENTRIES + 5; call += 1) journal.note(asked(`/${call}`));
  expect(journal.entries()).toHaveLength(JOURNAL_ENTRIES);
  expect(journal.entries()[0]?.path).toBe('/6');
  expect(journal.entries().at(-1)?.path).toBe(`/${JOURNAL_ENTRIES + 5}`);
});

test('long bodies do not pile up', () => {
  const journal = createJournal();
  const body = 'x'.repeat(JOURNAL_CHARACTERS / 4);
  for (let call = 1; call <= 9; call += 1) journal.note(asked(`/${call}`, body));
  expect(journal.entries().map(({ path }) => path)).toEqual(['/7', '/8', '/9']);
});

test('what is cleared leaves its room to others', () => {
  const journal = createJournal();
  const body = 'x'.repeat(JOURNAL_CHARACTERS - 10);
  journal.note(asked('/before', body));
  journal.clear();
  expect(journal.entries()).toEqual([]);
  journal.note(asked('/one', body));
  journal.note(asked('/two'));
  expect(journal.entries()).toHaveLength(2);
});
