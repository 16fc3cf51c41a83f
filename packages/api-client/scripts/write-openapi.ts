// Generates openapi.json from the endpoint values, and the rules in the guide for back ends:
// pnpm --filter @product/api-client openapi
import { readFile, writeFile } from 'node:fs/promises';
import { updateGuide } from '../src/contract/guide';
import { createOpenApiDocument } from '../src/openapi';

const document = await createOpenApiDocument();
await writeFile(new URL('../openapi.json', import.meta.url), JSON.stringify(document, null, 2));

const guide = new URL('../../../docs/guides/write-a-back-end.md', import.meta.url);
await writeFile(guide, updateGuide(await readFile(guide, 'utf8'), document));
