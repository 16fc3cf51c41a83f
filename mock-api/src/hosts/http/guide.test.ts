import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { curl, type CookieFiles } from './curl';
import { readOptions } from './options';
import { openServer } from './testing';

const GUIDE = new URL('../../../../docs/guides/use-the-mock.md', import.meta.url);
const ADDRESS = 'http://localhost:8787';

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
