// Generates openapi.json from the endpoint values: pnpm --filter @product/api-client openapi
import { writeFile } from 'node:fs/promises';
import { createOpenApiDocument } from '../src/openapi';

const file = new URL('../openapi.json', import.meta.url);
await writeFile(file, JSON.stringify(await createOpenApiDocument(), null, 2));
