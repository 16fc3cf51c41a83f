import { addCallAfter, addElement, addImport, addProperty } from '../syntax.ts';
import type { Tree } from '../tree.ts';
import { BACK_END, MOCK, type Call } from './call.ts';

/** The mock's route, with a test. */
export function addToMock(tree: Tree, { kebab, camel, words, full, short }: Call): void {
  tree.write(
    `${MOCK}/routes/${kebab}.ts`,
    `import { endpoints } from '@product/api-client';
import { memberRoute } from '../route';

export const ${camel}Route = memberRoute(endpoints.${short}, ({ world, account }) => ({
  count: world.state.creations.filter(({ userId }) => userId === account.id).length,
}));
`,
  );
  tree.write(
    `${MOCK}/routes/${kebab}.test.ts`,
    `import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { apiError, openTestWorld } from '../testing';

test('${words}: of the signed-in user', async () => {
  const { browse } = openTestWorld({ scenario: 'creator' });
  expect(await browse().send(endpoints.${short})).toEqual({ count: 12 });
});

test('${words}: needs a session', async () => {
  const { browse } = openTestWorld({ scenario: 'visitor' });
  await expect(browse().send(endpoints.${short})).rejects.toMatchObject(apiError(401, expect.any(String)));
});
`,
  );
  tree.change(`${MOCK}/routes/index.ts`, (text) =>
    addElement(addImport(text, `import { ${camel}Route } from './${kebab}';`), 'routes', `${camel}Route`),
  );
  tree.change(`${MOCK}/routes/contract.test.ts`, (text) =>
    addProperty(text, 'validBodies', `'${full}': () => undefined`),
  );
  tree.change(`${MOCK}/faults/scopes.ts`, (text) => addProperty(text, 'ANSWERS', `'${full}': 'other'`));
}

/** The second back end, which shares no code with the mock. */
export function addToBackEnd(tree: Tree, { kebab, pascal, path }: Call): void {
  tree.write(
    `${BACK_END}/${kebab}.ts`,
    `import type { FastifyInstance } from 'fastify';
import type { Sessions } from './sessions';

export function serve${pascal}(app: FastifyInstance, sessions: Sessions): void {
  app.get('${path}', (request) => {
    sessions.require(request);
    return { count: 0 };
  });
}
`,
  );
  tree.change(`${BACK_END}/server.ts`, (text) =>
    addCallAfter(
      addImport(text, `import { serve${pascal} } from './${kebab}';`),
      'serveCheckout',
      `serve${pascal}(app, sessions);`,
    ),
  );
}
