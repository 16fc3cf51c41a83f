import { apiCompare } from 'api-smart-diff';
import type { Changes } from './surface.ts';

export const DOCUMENT = 'openapi.json';

interface Operation {
  responses?: Record<string, unknown>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: object;
}

type Path = readonly (string | number)[];

/**
 * What has changed between two OpenAPI documents: `changed` breaks a client or a server, `added` neither of them.
 * Descriptions, examples and links may change freely.
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Changes {
  const breaks = new Map<string, boolean>();
  // Forwards, what breaks is a client of the old document. Backwards, a server of it, which meets new clients.
  for (const { type, path, before: old, after: now } of [...diff(before, after), ...diff(after, before)]) {
    if (type === 'annotation' || path.includes('links')) continue;
    const isBreaking = type !== 'non-breaking';
    // Where a call refers to a named schema, its changes are found again.
    if (path[0] === 'paths' && path.includes('schema') && !isBreaking) continue;
    const name = nameOf(path, old ?? now);
    breaks.set(name, isBreaking || breaks.get(name) === true);
  }
  const namesOf = (isBreaking: boolean) =>
    [...breaks.keys()].filter((name) => breaks.get(name) === isBreaking);
  return { added: namesOf(false), removed: [], changed: namesOf(true) };
}

const diff = (before: OpenApiDocument, after: OpenApiDocument) =>
  apiCompare(prepare(before), prepare(after)).diffs;

/** api-smart-diff 1.0.6 skips responses whose keys have capitals, such as 2XX. */
function prepare({ paths, ...document }: OpenApiDocument): OpenApiDocument {
  const lower = ({ responses = {}, ...operation }: Operation): Operation => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status.toLowerCase(), response]),
    ),
  });
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [
        path,
        Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, lower(one)])),
      ]),
    ),
  };
}

const SILENT = ['components', 'schemas', 'paths', 'content', 'application/json', 'schema', 'properties'];

/**
 * Such as: openapi.json Registration.username.maxLength, or: openapi.json /api/user.get.security. An item of a list is
 * named by its value.
 */
function nameOf(path: Path, value: unknown): string {
  const words = path.filter((word) => !SILENT.includes(String(word)));
  if (typeof value === 'string' && typeof words.at(-1) === 'number') words.splice(-1, 1, value);
  return `${DOCUMENT} ${words.join('.')}`;
}
