import { endpoints } from '@product/api-client';
import { PROMPT_MAX_LENGTH } from '@product/domain';
import { rules, test } from '../check';
import { idOf, skip, type CheckContext } from '../check-context';
import { IMAGE_REQUEST } from '../samples';
import { Failure } from '../verdicts';
import { WRITTEN_TEXTS, type WrittenTexts } from '../written-texts';
import { update } from './creation-expectations';
import {
  expectRefused,
  expectTaken,
  expectText,
  findNamed,
  readOwn,
  saveText,
  trySaving,
  updateText,
} from './text-expectations';

const SEPARATOR = ' | ';

/** What people write into titles and prompts, after it was saved, changed and listed. */
export const textChecks = rules('text', [
  ...WRITTEN_TEXTS.map(textTest),
  test('creations.gallery.text: The gallery has titles and prompts as they were sent, with every sign and script.', async (context) => {
    const name = context.newName();
    const title = `${name} ${firstOfEach(({ texts }) => texts)}.`;
    const prompt = `${name} ${firstOfEach(({ prompts, texts }) => prompts ?? texts)}.`;
    await saveText(context, { title, prompt, isPublic: true });
    const item = findNamed(await context.gallery(context.visitor()), name, 'the gallery');
    expectText('a title', title, item['title']);
    expectText('a prompt', prompt, item['prompt']);
  }),
  test('creations.save.title-trimmed: White space around a title that is saved is removed, and inside it stays.', async (context) => {
    const name = context.newName();
    await saveText(context, { title: `  ${name} a  b \t`, prompt: name });
    expectText('a title', `${name} a  b`, (await readOwn(context, name))['title']);
  }),
  test('creations.update.title-trimmed: White space around a title that is changed is removed, and inside it stays.', async (context) => {
    const name = context.newName();
    await saveText(context, { title: name, prompt: name });
    const changes = { title: ` \t${name} a  b  `, isPublic: false };
    await updateText(context, await readOwn(context, name), changes);
    expectText('a title', `${name} a  b`, (await readOwn(context, name))['title']);
  }),
  test('creations.save.title-of-digits: A title that looks like a number or a word of a language stays a text, also when it is changed.', async (context) => {
    const changed = context.newName();
    await saveText(context, { title: changed, prompt: changed });
    for (const title of ['00700', '1e3', '1.0', 'true', 'null']) {
      const name = context.newName();
      await saveText(context, { title, prompt: name });
      expectText('a title', title, (await readOwn(context, name))['title']);
      await updateText(context, await readOwn(context, changed), { title, isPublic: false });
      expectText('a changed title', title, (await readOwn(context, changed))['title']);
    }
  }),
  test('creations.update.title-blank: A title of white space alone is refused, at a save and at a change.', async (context) => {
    const name = context.newName();
    const title = '     ';
    const required = '4xx for a title of five spaces';
    expectRefused(await trySaving(context, { title, prompt: name }), required);
    await saveText(context, { title: name, prompt: name });
    const id = idOf(await readOwn(context, name)) ?? '';
    expectRefused(await update(context.first(), id, { title, isPublic: false }), required);
  }),
  test('generation.create.text: A prompt with every sign and script, and of the greatest length, generates an image.', async (context) => {
    const { browser } = await context.newPerson();
    const signs = WRITTEN_TEXTS.flatMap(({ texts, prompts = [] }) => [...texts, ...prompts]).join(SEPARATOR);
    const prompt = [...signs.padEnd(2 * PROMPT_MAX_LENGTH, '🗼')].slice(0, PROMPT_MAX_LENGTH).join('');
    const answer = await browser.call(endpoints.generate, { body: { ...IMAGE_REQUEST, prompt } });
    if (answer.status === 402) skip('the account cannot generate');
    expectTaken(prompt, answer);
  }),
  test('creations.save.prompt-untrimmed: A prompt stays as it was written, with the white space around it.', async (context) => {
    const name = context.newName();
    const prompt = ` \n ${name} \n`;
    await saveText(context, { title: name, prompt });
    expectText('a prompt', prompt, (await readOwn(context, name))['prompt']);
  }),
]);

/** Sends all texts of a sort in one creation, and one by one only if they do not return: to name the one at fault. */
function textTest({ id, subject, texts, prompts = [] }: WrittenTexts) {
  return test(`creations.text.${id}: ${subject}: titles and prompts return as they were sent.`, async (context) => {
    try {
      await expectKept(context, texts.join(SEPARATOR), [...texts, ...prompts].join(SEPARATOR));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      for (const text of texts) await expectKept(context, text, text);
      for (const prompt of prompts) await expectKept(context, id, prompt);
      throw error;
    }
  });
}

async function expectKept(context: CheckContext, text: string, prompt: string): Promise<void> {
  const name = context.newName();
  // With the full stop, white space at a text's end is inside the title, and is not trimmed.
  const sent = { title: `${name} ${text}.`, prompt: `${name} ${prompt}.` };
  await saveText(context, sent);
  const saved = await readOwn(context, name);
  expectText('a title', sent.title, saved['title']);
  expectText('a prompt', sent.prompt, saved['prompt']);
  const title = `${name} ${text}!`;
  await updateText(context, saved, { title, isPublic: false });
  const updated = await readOwn(context, name);
  expectText('a changed title', title, updated['title']);
  expectText('the prompt of a changed title', sent.prompt, updated['prompt']);
}

function firstOfEach(choose: (texts: WrittenTexts) => readonly string[]): string {
  return WRITTEN_TEXTS.map((texts) => choose(texts)[0] ?? '').join(' ');
}
