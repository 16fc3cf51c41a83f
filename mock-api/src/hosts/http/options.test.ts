import { expect, test } from 'vitest';
import { LIFELIKE_LATENCY, NO_LATENCY } from '../../latency';
import { readOptions, UsageError } from './options';

test('an absent option takes its default', () => {
  expect(readOptions([])).toEqual({
    help: false,
    fresh: false,
    host: 'localhost',
    port: 8787,
    latency: LIFELIKE_LATENCY,
    stateFile: undefined,
    scenario: undefined,
  });
});

test('every option can be set', () => {
  const args = '--host 0.0.0.0 --port 9000 --latency 0 --state state.json --fresh --scenario creator'.split(
    ' ',
  );
  expect(readOptions(args)).toEqual({
    help: false,
    fresh: true,
    host: '0.0.0.0',
    port: 9000,
    latency: NO_LATENCY,
    stateFile: 'state.json',
    scenario: 'creator',
  });
});

test.each([
  [['--prot', '9000'], "Unknown option '--prot'."],
  [['9000'], "Unexpected argument '9000'."],
  [['--port'], '--port'],
  [['--port', 'many'], '--port takes a whole number up to 65535, not "many".'],
  [['--port', '-1'], '--port takes a whole number up to 65535, not "-1".'],
  [['--port', '65536'], 'up to 65535'],
  [['--latency', '-1'], '--latency'],
  [['--latency', '1.5'], '--latency takes a whole number, not "1.5".'],
  [['--scenario', 'toString'], 'There is no scenario "toString". There are visitor,'],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(reason);
});
