import type { Kind } from './kind.ts';
import { addLineAfterLast } from './lines.ts';
import { Refusal } from './names.ts';
import { addElement, addProperty, textsOf } from './syntax.ts';
import type { Tree } from './tree.ts';

const CATALOGUE = 'mock-api/src/faults/catalogue';
const RESPONSES = `${CATALOGUE}/error-responses.ts`;
const OUTCOMES = 'apps/web/src/testing/fault-matrix/expected-outcome.ts';
const GUIDE = 'docs/guides/break-things.md';
/** The ids have two digits. */
const LAST = 99;
/** Not about tokens, which would show another toast. */
const MESSAGE = 'Please come back later.';

export const fault: Kind = {
  usage: 'fault <name>',
  makes: 'a fault of the mock, and its expected outcome',
  async make(tree, { name }) {
    const id = nextId(tree);
    const summary = `${name.title}: 503 with a message.`;
    if (
      valuesOf(tree, 'summary').some((one) => one.startsWith(`${name.title}: `) || one === `${name.title}.`)
    )
      throw new Refusal(`The catalogue has a fault "${name.title}" already: choose another name.`);
    const effect = `errorResponse(503, { message: '${MESSAGE}' })`;
    tree.change(RESPONSES, (text) =>
      addElement(
        text,
        'errorResponses',
        `{ id: '${id}', summary: '${summary}', scope: 'calls', effects: [${effect}] }`,
      ),
    );
    tree.change(OUTCOMES, (text) => addProperty(text, 'RULES', `${id}: refused('${MESSAGE}')`));
    tree.change(GUIDE, (text) => addLineAfterLast(text, '|', `| ${id} | ${summary} | every call | |`));
    return [
      `Write what ${id} does: ${RESPONSES}; other files of the catalogue have the other kinds of effect. Its sentence and its place are also in ${GUIDE}.`,
      `Write what a user then sees: the rule of ${id} in ${OUTCOMES}. npm run test:unit tries it at every call.`,
      `See it: npm start, then http://localhost:5173/gallery?fault=${id}:creations.gallery. In a story: parameters: { world: { scenario: 'creator', fault: '${id}' } }.`,
    ];
  },
};

const valuesOf = (tree: Tree, property: string) =>
  tree.list(CATALOGUE).flatMap((file) => textsOf(tree.read(`${CATALOGUE}/${file}`), property));

function nextId(tree: Tree): string {
  const number = Math.max(...valuesOf(tree, 'id').map((id) => Number(id.slice(1)))) + 1;
  if (number > LAST) throw new Refusal(`The catalogue is full: ids end with F${LAST}.`);
  return `F${String(number).padStart(2, '0')}`;
}
