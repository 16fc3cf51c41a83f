import { expect, test } from 'vitest';
import { CHECKS } from './checks';
import { NoRuleError, selectChecks } from './select-checks';

const idsFor = (...patterns: string[]) => selectChecks(CHECKS, patterns).map(({ id }) => id);

test('without a pattern all checks are selected', () => {
  expect(selectChecks(CHECKS)).toEqual(CHECKS);
});

test.each([
  ['an id', ['session.login.by-email'], /^session\.login\.by-email$/],
  ['the first words of an id', ['session.login'], /^session\.login\./],
  ['a star', ['*.not-cached'], /\.not-cached$/],
  ['several', ['session.login', 'creations.list'], /^(session\.login|creations\.list)\./],
])('%s selects the rules that match', (_, patterns, expected) => {
  const ids = idsFor(...patterns);
  expect(ids).not.toEqual([]);
  expect(ids).toEqual(CHECKS.map(({ id }) => id).filter((id) => expected.test(id)));
});

test('a kind selects its rules', () => {
  expect(selectChecks(CHECKS, ['cache']).map(({ kind }) => kind)).toContain('cache');
});

test.each(['session.log', 'nothing', 'session.login.by-email.more', '.*', ''])(
  '"%s" matches nothing',
  (pattern) => {
    expect(() => idsFor('session.login', pattern)).toThrow(NoRuleError);
  },
);
