import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { readOptions } from './options';
import { openServer } from './testing';

const GUIDE = new URL('../../../../docs/guides/use-the-mock.md', import.meta.url);
const ADDRESS = 'http://localhost:8787';

type CookieFiles = Map<string, string>;

const splitArguments = (line: string) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, unquoted]) => quoted ?? unquoted ?? '');

/** Runs a `curl` command line with `fetch`: tests cannot rely on an installed curl. Throws on an unknown option. */
async function curl(line: string, files: CookieFiles): Promise<Response> {
  const [command, ...args] = splitArguments(line);
  if (command !== 'curl') throw new Error(`No curl line: ${line}`);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'cookie-jar': { type: 'string', short: 'c' },
      cookie: { type: 'string', short: 'b' },
      data: { type: 'string', short: 'd' },
      request: { type: 'string', short: 'X' },
    },
  });
  const headers = new Headers();
  const cookie = values.cookie && files.get(values.cookie);
  if (cookie) headers.set('cookie', cookie);
  if (values.data) headers.set('content-type', 'application/x-www-form-urlencoded');
  const response = await fetch(`http://${positionals[0]}`, {
    method: values.request ?? (values.data ? 'POST' : 'GET'),
    headers,
    body: values.data,
  });
  const cookieJar = values['cookie-jar'];
  if (cookieJar)
    files.set(
      cookieJar,
      response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    );
  return response;
}

/** The lines of the guide's example session with the server. */
async function readSession(): Promise<string[]> {
  const blocks = (await readFile(GUIDE, 'utf8')).matchAll(/^```sh\n(.*?)^```/gms);
  const session = [...blocks].map(([, text = '']) => text).find((text) => text.includes('curl '));
  return session?.split('\n').filter(Boolean) ?? [];
}

/** A pattern for a response as the guide shows it: an ellipsis matches any text. */
function toPattern(shown: string): RegExp {
  const parts = shown.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

test('the guide starts the server with valid options', async () => {
  const line = (await readSession()).find((one) => one.startsWith('npm run mock-api'));
  const args =
    line
      ?.replace(/\s*#.*$/, '')
      .split(' -- ')[1]
      ?.split(' ') ?? [];
  expect(readOptions(args)).toMatchObject({ port: 8787, latency: { image: [0, 0] } });
});

test("the guide's calls have the responses that it shows", async () => {
  const { address } = await openServer();
  const session = await readSession();
  const here = (text: string) =>
    text.replaceAll(ADDRESS, address).replaceAll(new URL(ADDRESS).host, new URL(address).host);
  const files: CookieFiles = new Map();
  let calls = 0;
  for (const [index, line] of session.entries()) {
    if (!line.startsWith('curl ')) continue;
    const answer = await (await curl(here(line), files)).text();
    const shown = session[index + 1] ?? '';
    expect(shown, `${line} shows its answer`).toMatch(/^# /);
    expect(answer, `${line} answers`).toMatch(toPattern(here(shown.slice(2))));
    calls += 1;
  }
  expect(calls).toBeGreaterThan(3);
});
