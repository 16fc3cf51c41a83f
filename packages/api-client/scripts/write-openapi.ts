// Writes openapi.json anew from the endpoint values: pnpm --filter @product/api-client openapi
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { createOpenApiDocument } from '../src/openapi';

const file = new URL('../openapi.json', import.meta.url);
const options = await resolveConfig(file);
await writeFile(
  file,
  await format(JSON.stringify(createOpenApiDocument(), null, 2), { ...options, parser: 'json' }),
);
