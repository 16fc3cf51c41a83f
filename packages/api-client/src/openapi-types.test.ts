import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import document from '../openapi.json';

/** The types that openapi-typescript generates for the schemas, by name. */
async function generateTypes(schemas: object): Promise<Map<string, string>> {
  const ast = await openapiTS(
    JSON.stringify({ ...document, components: { ...document.components, schemas } }),
  );
  const [, text = ''] = /\n {4}schemas: \{\n([\s\S]*?)\n {4}\};/.exec(astToString(ast)) ?? [];
  const types = text.split(/\n(?= {8}\w)/).map((one) => one.trim());
  return new Map(types.map((one) => [one.slice(0, one.indexOf(':')), one.replace(/\s+/g, ' ')]));
}

test('openapi-typescript generates a type for each schema, and none is unknown', async () => {
  const types = await generateTypes(document.components.schemas);
  expect([...types.keys()]).toEqual(Object.keys(document.components.schemas));
  expect([...types.values()].filter((type) => /unknown|never|Record<string/.test(type))).toEqual([]);
  expect(types.get('Generation')).toBe(
    'Generation: { mediaUrl: string; imageUrl?: string; mediaType?: string; } | ' +
      '{ mediaUrl?: string; imageUrl: string; mediaType?: string; };',
  );
});

test('a lost type is detected', async () => {
  const { Generation: _, ...schemas } = document.components.schemas;
  const lost = { type: 'object', anyOf: [{ required: ['mediaUrl'] }, { required: ['imageUrl'] }] };
  expect((await generateTypes({ ...schemas, Generation: lost })).get('Generation')).toContain('unknown');
});
