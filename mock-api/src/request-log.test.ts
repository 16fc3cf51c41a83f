import { expect, test } from 'vitest';
import { createRequestLog, LOG_CHARACTERS, LOG_ENTRIES } from './request-log';

const asked = (path: string, body = '') => ({ name: undefined, method: 'POST', path, body, at: 0 });

test('a request is noted as a person would read it, and waits for its outcome', () => {
  const log = createRequestLog();
  const entry = log.record(asked('/one', '{"a":1}'));
  log.record(asked('/two', 'not json'));
  log.record(asked('/three'));
  expect(log.entries()).toMatchObject([{ body: { a: 1 } }, { body: 'not json' }, { body: undefined }]);
  expect(entry.outcome).toBe('pending');
  entry.outcome = 200;
  expect(log.entries()[0]).toMatchObject({ outcome: 200 });
});

test('the oldest requests make room for the latest', () => {
  const log = createRequestLog();
  for (let call = 1; call <= LOG_ENTRIES + 5; call += 1) log.record(asked(`/${call}`));
  expect(log.entries()).toHaveLength(LOG_ENTRIES);
  expect(log.entries()[0]?.path).toBe('/6');
  expect(log.entries().at(-1)?.path).toBe(`/${LOG_ENTRIES + 5}`);
});

test('long bodies do not pile up', () => {
  const log = createRequestLog();
  const body = 'x'.repeat(LOG_CHARACTERS / 4);
  for (let call = 1; call <= 9; call += 1) log.record(asked(`/${call}`, body));
  expect(log.entries().map(({ path }) => path)).toEqual(['/7', '/8', '/9']);
});

test('what is cleared leaves its room to others', () => {
  const log = createRequestLog();
  const body = 'x'.repeat(LOG_CHARACTERS - 10);
  log.record(asked('/before', body));
  log.clear();
  expect(log.entries()).toEqual([]);
  log.record(asked('/one', body));
  log.record(asked('/two'));
  expect(log.entries()).toHaveLength(2);
});
