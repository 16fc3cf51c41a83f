import { join } from 'node:path';
import { BACK_END, CLIENT, MOCK, type Call } from './endpoint/call.ts';
import { addToClient } from './endpoint/client.ts';
import { addToContract, addToFaultMatrix } from './endpoint/contract.ts';
import { addToBackEnd, addToMock } from './endpoint/servers.ts';
import type { Kind } from './kind.ts';
import { Refusal } from './names.ts';
import { OPENAPI } from './openapi.ts';
import { declaredNames, exportedNames, textsOf } from './syntax.ts';
import type { Tree } from './tree.ts';

export const endpoint: Kind = {
  usage: 'endpoint <group>/<name>',
  makes: 'a call that reads something of the signed-in user',
  groups: groupsOf,
  afterwards: OPENAPI,
  async make(tree, { name, group }) {
    // Its query would be a hook by its name.
    if (/^use[A-Z]/.test(name.camel))
      throw new Refusal(`${name.camel}Query is no hook: choose a name that does not start with use.`);
    const call: Call = {
      ...name,
      group,
      full: `${group}.${name.camel}`,
      short: `get${name.pascal}`,
      path: `/api/${name.kebab}`,
    };
    refuseTakenName(tree, call);
    addToClient(tree, call);
    addToContract(tree, call);
    addToMock(tree, call);
    addToFaultMatrix(tree, call);
    addToBackEnd(tree, call);
    return [
      `Write what it answers with: ${CLIENT}/${group}/${name.kebab}.schema.ts; then its example in ${CLIENT}/contract/examples.ts, and what the servers answer: ${MOCK}/routes/${name.kebab}.ts and ${BACK_END}/${name.kebab}.ts. Then pnpm --filter @product/api-client openapi.`,
      `Write its summary: ${CLIENT}/${group}/${group}.endpoints.ts, with public: true if it is the same for all users; what a back end must know and refuse: ${CLIENT}/contract/descriptions.ts and refusals.ts beside it.`,
      `Use it: useQuery(${name.camel}Query(useApi(), user?.id)). In the stories of a screen: fail(endpoints.${call.short}, 500), hang(…), offline(…).`,
      'A call that changes something has a body, a mutation and its messages: docs/guides/add-an-endpoint.md.',
      `Say what it is for in .changeset/new-endpoint-${name.kebab}.md, then npm run api.`,
    ];
  },
};

function groupsOf(tree: Tree): string[] {
  return tree.list(CLIENT).filter((folder) => tree.has(`${CLIENT}/${folder}/${folder}.endpoints.ts`));
}

function refuseTakenName(tree: Tree, call: Call): void {
  const groups = groupsOf(tree);
  const { kebab, camel, pascal, full, short, path, group } = call;
  const sources = groups.map((one) => tree.read(`${CLIENT}/${one}/${one}.endpoints.ts`));
  if (sources.some((text) => textsOf(text, 'name').includes(full)))
    throw new Refusal(`There is an endpoint ${full} already: choose another name.`);
  if (sources.some((text) => textsOf(text, 'path').includes(path)))
    throw new Refusal(`There is an endpoint at ${path} already: choose another name.`);
  const existing = [
    `${CLIENT}/${group}/${kebab}.schema.ts`,
    `${CLIENT}/react/${kebab}.queries.ts`,
    `${MOCK}/routes/${kebab}.ts`,
    `${BACK_END}/${kebab}.ts`,
  ].find((file) => tree.has(file));
  if (existing) throw new Refusal(`There is ${existing} already: choose another name.`);
  const exported = [short, pascal, `${camel}Schema`, `${camel}Query`];
  const files = ['.', ...groups, 'react'].flatMap((folder) =>
    tree
      .list(`${CLIENT}/${folder}`)
      .filter((file) => /^index\.ts$|\.(schema|endpoints|queries)\.ts$/.test(file))
      .map((file) => join(CLIENT, folder, file)),
  );
  for (const file of files) {
    const text = tree.read(file);
    const names = [...declaredNames(text), ...exportedNames(text)];
    const conflict = exported.find((name) => names.includes(name));
    if (conflict) throw new Refusal(`The client has ${conflict} in ${file} already: choose another name.`);
  }
}
