import type { AnyEndpoint } from '@product/api-client';
import { createOpenApiDocument } from '@product/api-client/openapi';
import type { Definitions, JsonSchema } from './json-schema';

const { components, paths } = await createOpenApiDocument();

export const SCHEMAS: Definitions = components.schemas;

interface Body {
  content?: { 'application/json': { schema: JsonSchema } };
}

interface Operation {
  requestBody?: Required<Body>;
  responses: { '2XX': Body };
}

export function resultNameOf({ method, path }: AnyEndpoint): string {
  const operation = paths[path]?.[method.toLowerCase()] as Operation | undefined;
  return operation?.responses['2XX'].content?.['application/json'].schema.$ref?.split('/').at(-1) ?? '';
}

/** The schema of a call's body. A call without a body has one that allows everything. */
export function bodySchemaOf({ method, path }: AnyEndpoint): JsonSchema {
  const operation = paths[path]?.[method.toLowerCase()] as Operation | undefined;
  return operation?.requestBody?.content['application/json'].schema ?? {};
}

/** The fields that a call's body may have, with their schemas: those of all alternatives, if there are several. */
export function bodyFieldsOf(endpoint: AnyEndpoint): Readonly<Record<string, JsonSchema>> {
  const schema = SCHEMAS[bodySchemaOf(endpoint).$ref?.split('/').at(-1) ?? ''] ?? {};
  return Object.assign({}, ...[schema, ...(schema.anyOf ?? [])].map(({ properties }) => properties));
}
