import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { faultMenu } from './catalogue';
import { readFault } from './read-fault';

const GUIDE = new URL('../../../docs/guides/break-things.md', import.meta.url);

/** The cells of a table's rows, without the padding that the formatter adds. */
function rowsOf(markdown: string, firstCell: RegExp): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => firstCell.test(first));
}

test("the guide's table equals the catalogue", async () => {
  const rows = rowsOf(await readFile(GUIDE, 'utf8'), /^F\d\d$/);
  expect(rows).toEqual(
    faultMenu.map(({ id, summary, where, hosts = '' }) =>
      [id, summary, where, hosts].map((text) => text.replaceAll('__', '\\_\\_')),
    ),
  );
});

test('every fault that the guide writes can be parsed', async () => {
  const written = rowsOf(await readFile(GUIDE, 'utf8'), /^`F/).map(([first = '']) =>
    first.replaceAll('`', ''),
  );
  expect(written.length).toBeGreaterThan(5);
  for (const text of written) expect(() => readFault(text)).not.toThrow();
});
