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

test('a real server can be given, with the origin of an app', () => {
  const args = ['--proxy', 'https://staging.example/shop', '--origin', 'http://localhost:5173'];
  expect(readOptions(args).proxy).toEqual({
    target: new URL('https://staging.example/shop'),
    app: 'http://localhost:5173',
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
  [['--proxy', 'staging.example'], '--proxy takes an http or https address, not "staging.example".'],
  [['--proxy', 'ftp://staging.example'], '--proxy takes an http or https address'],
  [['--proxy', 'https://ada:secret@staging.example'], 'without a user, a query and a fragment.'],
  [['--proxy', 'https://staging.example?'], 'without a user, a query and a fragment.'],
  [['--proxy', 'https://staging.example/#a'], 'without a user, a query and a fragment.'],
  [['--proxy', 'http://127.0.0.1:8787'], 'another server: http://127.0.0.1:8787 is this one.'],
  [['--proxy', 'http://0.0.0.0:9000', '--port', '9000'], 'is this one.'],
  [['--proxy', 'http://me.example', '--port', '80', '--host', 'me.example'], 'is this one.'],
  [['--proxy', 'https://staging.example', '--state', 'a.json'], "--state is for the mock's own world"],
  [['--proxy', 'https://staging.example', '--origin', 'app.example'], '--origin takes an origin such as'],
  [['--origin', 'https://app.example'], '--origin goes with --proxy.'],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(reason);
});
