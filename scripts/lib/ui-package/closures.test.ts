import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findSecondLookups, findStowaways } from './closures.ts';

const dist = mkdtempSync(join(tmpdir(), 'closures-'));
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const ENTRIES = { card: 'pieces/card/index.js', form: 'pieces/form/index.js', button: 'parts/button.js' };

function find(card: string, rules: { composed?: Record<string, string[]>; forms?: string[] } = {}) {
  const files = {
    'package.json': '{ "sideEffects": false }',
    'parts/button.js': 'export const Button = () => "button";',
    'pieces/card/index.js': 'export { Card } from "./card.js";',
    'pieces/card/card.js': card,
    'pieces/form/index.js': 'export { Form } from "./form.js";\nexport { WORDS } from "./words.js";',
    'pieces/form/form.js': 'import { useForm } from "react-hook-form";\nexport const Form = () => useForm();',
    'pieces/form/words.js': 'export const WORDS = ["form"];',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return findStowaways(dist, ENTRIES, { composed: {}, forms: ['form'], ...rules });
}

const ALONE = 'import { Button } from "../../parts/button.js";\nexport const Card = () => Button();';
const WITH_FORM = 'import { Form } from "../form/index.js";\nexport const Card = () => Form();';

test('a piece that brings parts only is as it should be', async () => {
  expect(await find(ALONE)).toEqual([]);
});

test('a piece that brings another, and its form with it, is named', async () => {
  expect(await find(WITH_FORM)).toEqual([
    expect.stringMatching(/^card brings form,/),
    expect.stringMatching(/^card brings react-hook-form/),
  ]);
});

test('a piece that is meant to be made of another may bring it', async () => {
  expect(await find(WITH_FORM, { composed: { card: ['form'] }, forms: ['form', 'card'] })).toEqual([]);
});

test('what is written down and no longer so is named', async () => {
  expect(await find(ALONE, { composed: { card: ['form'] } })).toEqual([
    expect.stringMatching(/^card is no longer made of form/),
  ]);
});

test("another piece's helper alone is not the piece", async () => {
  const card = 'import { WORDS } from "../form/index.js";\nexport const Card = () => WORDS;';
  expect(await find(card)).toEqual([]);
});

test('words are looked up in one place', () => {
  const text = 'import { createInstance } from "i18next";';
  expect(findSecondLookups({ 'dist/i18n/lookup.js': text })).toEqual([]);
  expect(findSecondLookups({ 'dist/i18n/lookup.js': text, 'dist/pieces/card.js': text })).toEqual([
    expect.stringMatching(/^dist\/pieces\/card\.js/),
  ]);
});
