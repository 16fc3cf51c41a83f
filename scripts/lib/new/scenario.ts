import type { Kind } from './kind.ts';
import { Refusal, type Name } from './names.ts';
import { addProperty, keysOf } from './syntax.ts';

const SCENARIOS = 'mock-api/src/scenarios.ts';
const TOKENS = 7;

export const scenario: Kind = {
  usage: 'scenario <name>',
  makes: 'a scenario of the mock, with its test',
  async make(tree, { name }) {
    const test = `mock-api/src/scenario-${name.kebab}.test.ts`;
    if (keysOf(tree.read(SCENARIOS), 'scenarios').includes(name.camel) || tree.has(test))
      throw new Refusal(`There is a scenario ${name.camel} already: choose another name.`);
    tree.change(SCENARIOS, (text) => addProperty(text, 'scenarios', entry(name)));
    tree.write(test, testOf(name));
    return [
      `Write how it differs from the seed, and its sentence: ${SCENARIOS}. Then what a user of it sees: ${test}.`,
      `Use it in a story: parameters: { world: { scenario: '${name.camel}' } }.`,
      `See it: npm start, then http://localhost:5173/?scenario=${name.camel}. The panel, Storybook's toolbar and the server's help list it.`,
    ];
  },
};

const entry = ({ camel, title }: Name) => `${camel}: {
  summary: '${title}: the demo account, with ${TOKENS} tokens.',
  signedIn: 'demo',
  differs: (_, account) => {
    if (account) account.tokens = ${TOKENS};
  },
}`;

const testOf = ({ camel, words }: Name) => `import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { openTestWorld } from './testing';

test('${words}: the demo account has ${TOKENS} tokens', async () => {
  const client = openTestWorld({ scenario: '${camel}' }).browse();
  expect(await client.send(endpoints.getUser)).toMatchObject({ username: 'demo', tokens: ${TOKENS} });
});
`;
