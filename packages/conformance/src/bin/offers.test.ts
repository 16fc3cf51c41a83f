import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOptions } from './options';
import { UsageError } from './usage-error';

function optionsOf(name: string, content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'offers.json'), content);
  const task = readOptions(['http://a.example', '--packs', join(folder, name)]);
  return task.name === 'run' ? task.conformance : undefined;
}

test('the packs of an interface are read', () => {
  const packs = [{ id: 'mini', tokens: 10, price: 900, features: [] }, { id: 'midi' }];
  expect(optionsOf('offers.json', JSON.stringify(packs))).toMatchObject({ packs, plans: undefined });
});

test.each([
  ['missing.json', '', 'missing.json cannot be read.'],
  ['offers.json', '[{ id }]', 'offers.json is not JSON.'],
  ['offers.json', '{ "mini": 5 }', 'offers.json is not a list, or an empty one.'],
  ['offers.json', '[]', 'offers.json is not a list, or an empty one.'],
  ['offers.json', '[{ "id": "mini" }, { "name": "Midi" }]', 'has no text as the id of its entry 2.'],
  ['offers.json', '["mini"]', 'has no text as the id of its entry 1.'],
])('%s with %s is a usage error that gives the reason', (name, content, reason) => {
  const read = () => optionsOf(name, content);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(reason);
});
