import { createClient } from '@hey-api/openapi-ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import document from '../openapi.json';

/** The types that @hey-api/openapi-ts generates, by name. */
async function generateTypes(input: object): Promise<Map<string, string>> {
  const path = mkdtempSync(join(tmpdir(), 'hey-api-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  await createClient({
    input: input as never,
    output: { path, header: [] },
    plugins: ['@hey-api/typescript'],
    logs: { level: 'silent', file: false },
  });
  const text = readFileSync(join(path, 'types.gen.ts'), 'utf8');
  return new Map(
    text
      .split(/^export type /m)
      .slice(1)
      .map((one) => [
        /^\w+/.exec(one)?.[0] ?? '',
        one
          .replace(/\/\*\*.*?\*\//gs, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ]),
  );
}

test('@hey-api/openapi-ts generates a type for each schema, and none is unknown', async () => {
  const types = await generateTypes(document);
  const schemas = Object.keys(document.components.schemas);
  expect(schemas.filter((name) => !types.has(name))).toEqual([]);
  const unknown = schemas.filter((name) => /unknown|never/.test(types.get(name) ?? ''));
  expect(unknown).toEqual([]);
  expect(types.get('Generation')).toContain('mediaUrl: string');
});

test('a lost type is detected', async () => {
  const lost = { type: 'object', anyOf: [{ required: ['mediaUrl'] }, { required: ['imageUrl'] }] };
  const schemas = { ...document.components.schemas, Generation: lost };
  const types = await generateTypes({ ...document, components: { ...document.components, schemas } });
  expect(types.get('Generation')).toContain('unknown');
});
