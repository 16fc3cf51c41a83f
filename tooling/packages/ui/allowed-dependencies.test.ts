import { expect, test } from 'vitest';
import { temporaryFolder } from '@tooling/gate/testing.ts';
import { findUnexpectedDependencies } from './allowed-dependencies.ts';

const ENTRIES = { card: 'pieces/card/index.js', form: 'pieces/form/index.js', button: 'parts/button.js' };

function find(card: string, rules: { allowed?: Record<string, string[]>; forms?: string[] } = {}) {
  const dist = temporaryFolder({
    'package.json': '{ "sideEffects": false }',
    'parts/button.js': 'export const Button = () => "button";',
    'pieces/card/index.js': 'export { Card } from "./card.js";',
    'pieces/card/card.js': card,
    'pieces/form/index.js': 'export { Form } from "./form.js";\nexport { WORDS } from "./words.js";',
    'pieces/form/form.js': 'import { useForm } from "react-hook-form";\nexport const Form = () => useForm();',
    'pieces/form/words.js': 'export const WORDS = ["form"];',
  });
  return findUnexpectedDependencies(dist, ENTRIES, { allowed: {}, forms: ['form'], ...rules });
}

const ALONE = 'import { Button } from "../../parts/button.js";\nexport const Card = () => Button();';
const WITH_FORM = 'import { Form } from "../form/index.js";\nexport const Card = () => Form();';

test('a piece that depends on components only passes', async () => {
  expect(await find(ALONE)).toEqual([]);
});

test('a dependency on another piece and its form is reported', async () => {
  expect(await find(WITH_FORM)).toEqual([
    expect.stringMatching(/^card depends on form unexpectedly/),
    expect.stringMatching(/^card depends on react-hook-form/),
  ]);
});

test('an allowed dependency passes', async () => {
  expect(await find(WITH_FORM, { allowed: { card: ['form'] }, forms: ['form', 'card'] })).toEqual([]);
});

test('an allowed dependency that no longer exists is reported', async () => {
  expect(await find(ALONE, { allowed: { card: ['form'] } })).toEqual([
    expect.stringMatching(/^card no longer depends on form/),
  ]);
});

test('a form without react-hook-form, and an entry that does not exist, are reported', async () => {
  expect(await find(ALONE, { allowed: { gone: ['form'] }, forms: ['form', 'card', 'lost'] })).toEqual([
    expect.stringMatching(/^card no longer depends on react-hook-form/),
    expect.stringMatching(/^gone is no entry/),
    expect.stringMatching(/^lost is no entry/),
  ]);
});

test('a helper of another piece is no dependency on the piece', async () => {
  const card = 'import { WORDS } from "../form/index.js";\nexport const Card = () => WORDS;';
  expect(await find(card)).toEqual([]);
});
