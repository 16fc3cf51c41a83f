import { sentence } from '../library-entry.ts';
import { addExport, addProperty } from '../syntax.ts';
import type { Tree } from '../tree.ts';
import { CLIENT, type Call } from './call.ts';

/** The value, its schema, its query with a test, and a changeset. */
export function addToClient(
  tree: Tree,
  { group, kebab, camel, pascal, words, full, short, path }: Call,
): void {
  tree.write(
    `${CLIENT}/${group}/${kebab}.schema.ts`,
    `import * as z from 'zod/mini';

/** ${sentence(words)} */
export const ${camel}Schema = z.object({ count: z.number() });
export interface ${pascal} extends z.infer<typeof ${camel}Schema> {}
`,
  );
  tree.change(`${CLIENT}/index.ts`, (text) => addExport(text, `${group}/${kebab}.schema`));
  tree.change(
    `${CLIENT}/${group}/${group}.endpoints.ts`,
    (text) => `${text}
export const ${short} = endpoint({
  name: '${full}',
  method: 'GET',
  path: '${path}',
  summary: "The signed-in user's ${words}.",
  result: async () => (await import('./${kebab}.schema')).${camel}Schema,
});
`,
  );
  tree.change(`${CLIENT}/react/keys.ts`, (text) =>
    addProperty(
      text,
      'keys',
      `${camel}: (userId: Id | undefined) => [endpoints.${short}.name, userId ?? null] as const`,
    ),
  );
  tree.change(`${CLIENT}/react/index.ts`, (text) => addExport(text, `${kebab}.queries`));
  tree.write(
    `${CLIENT}/react/${kebab}.queries.ts`,
    `import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ${pascal} } from '../${group}/${kebab}.schema';
import { endpoints } from '../endpoints';
import type { Id } from '../schema';
import type { Session } from '../session/session';
import { keys } from './keys';

/** A user's ${words}. Not fetched while there is no user. */
export const ${camel}Query = (api: Session, userId: Id | undefined) =>
  queryOptions({
    queryKey: keys.${camel}(userId),
    queryFn:
      userId === undefined
        ? skipToken
        : ({ signal }): Promise<${pascal}> => api.send(endpoints.${short}, { signal }),
  });
`,
  );
  tree.write(
    `${CLIENT}/react/${kebab}.queries.test.ts`,
    `// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sessionAnswering } from '../testing';
import { createQueryClient } from './query-client';
import { quiet, watch } from './testing';
import { ${camel}Query } from './${kebab}.queries';

test('${words}: fetched for a user, and not without one', async () => {
  const { api, calls } = sessionAnswering({ 'GET ${path}': () => Response.json({ count: 3 }) });
  const client = createQueryClient();
  const signedOut = watch(client, ${camel}Query(api, undefined));
  const own = watch(client, ${camel}Query(api, 1));
  await quiet(client);
  expect(signedOut.getCurrentResult().fetchStatus).toBe('idle');
  expect(own.getCurrentResult().data).toEqual({ count: 3 });
  expect(calls).toEqual(['GET ${path}']);
});
`,
  );
  const { name } = JSON.parse(tree.read('packages/api-client/package.json'));
  tree.write(
    `.changeset/new-endpoint-${kebab}.md`,
    `---\n'${name}': minor\n---\n\n\`endpoints.${short}\` and \`${camel}Query\`: the signed-in user's ${words}.\n`,
  );
}
