import { addElement, addImportedName, addProperty, keysOf } from '../syntax.ts';
import type { Tree } from '../tree.ts';
import { CLIENT, type Call } from './call.ts';

const MATRIX = 'apps/web/src/testing/fault-matrix';

/** What a back end must answer, and the lists of the client's tests. */
export function addToContract(tree: Tree, { full, short, path }: Call): void {
  for (const [file, variable, value] of [
    ['contract/refusals.ts', 'REFUSALS', "{ 'signed-out': SIGNED_OUT }"],
    ['contract/examples.ts', 'EXAMPLES', '{ answer: { count: 3 } }'],
    ['conformance/samples.ts', 'SAMPLE_BODIES', 'undefined'],
    ['fuzz/answers.ts', 'goodAnswers', 'fc.record({ count: fc.integer() })'],
  ] as const)
    tree.change(`${CLIENT}/${file}`, (text) => addProperty(text, variable, `'${full}': ${value}`));
  tree.change(`${CLIENT}/fuzz/answers.prop.test.ts`, (text) =>
    keysOf(text, 'FIELDS').includes('count') ? text : addProperty(text, 'FIELDS', 'count: Number.isFinite'),
  );
  tree.change(`${CLIENT}/endpoint.test.ts`, (text) => addElement(text, 'DOCUMENTED', `'GET ${path}'`));
  tree.change(`${CLIENT}/payloads.test.ts`, (text) => addElement(text, 'FIELDS', `['${short}', []]`));
}

/** Adds the call to the tests of how the app handles faults. */
export function addToFaultMatrix(tree: Tree, { camel, full }: Call): void {
  tree.change(`${MATRIX}/controls.ts`, (text) =>
    addProperty(
      addImportedName(text, '@product/api-client/react', `${camel}Query`),
      'openers',
      `'${full}': (harness) => readingControl(harness, ${camel}Query(harness.api, OWNER))`,
    ),
  );
  tree.change(`${MATRIX}/expected-outcome.ts`, (text) =>
    addProperty(text, 'ESSENTIAL', `'${full}': { fields: ['count'], needed: ['count'] }`),
  );
}
