import { endpoints } from '@product/api-client';
import { PROMPT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@product/domain';
import { rules, test } from '../check';
import type { CheckContext } from '../check-context';
import { isSuccess } from '../expectations';
import { Failure } from '../verdicts';
import { expectRefused, expectText, readOwn, saveText, trySaving } from './text-expectations';

/** Letters of one to four bytes in UTF-8; the last two are of two units in UTF-16, and the astral letter is no emoji. */
const LETTERS = ['x', 'é', '灯', '🗼', '𝒜'];

/** Lengths at which columns and limits end, besides the longest. */
const PROMPT_LENGTHS = [255, 256, 1_000, 4_000, PROMPT_MAX_LENGTH];

export const lengthChecks = rules('text', [
  test(`creations.text.long-titles: A title of ${TITLE_MAX_LENGTH} characters returns whole, whatever its letters: each counts as one.`, async (context) => {
    for (const letter of LETTERS) {
      const name = context.newName();
      const title = fill(`${name} `, letter, TITLE_MAX_LENGTH);
      await saveText(context, { title, prompt: name });
      expectText('a title', title, (await readOwn(context, name))['title']);
    }
  }),
  test(`creations.text.long-prompts: A prompt of up to ${PROMPT_MAX_LENGTH.toLocaleString('en')} characters returns whole, whatever its letters.`, async (context) => {
    for (const [index, length] of PROMPT_LENGTHS.entries()) {
      await expectPromptKept(context, LETTERS[index % LETTERS.length] ?? 'x', length);
    }
    await expectPromptKept(context, '🗼\n', PROMPT_MAX_LENGTH);
  }),
  test('creations.text.too-long: A title or prompt that is longer than the document allows is refused or kept whole, never cut.', async (context) => {
    for (const letter of ['x', '🗼']) {
      const name = context.newName();
      await expectWholeOrRefused(context, name, {
        title: fill(`${name} `, letter, TITLE_MAX_LENGTH + 1),
        prompt: name,
      });
      await expectWholeOrRefused(context, name, {
        title: name,
        prompt: fill(`${name} `, letter, PROMPT_MAX_LENGTH + 1),
      });
    }
  }),
  test('creations.text.not-text: A null character or half of a surrogate pair is refused or returned, and breaks nothing.', async (context) => {
    const name = context.newName();
    await expectWholeOrRefused(context, `${name} a`, { title: `${name} a\u0000b.`, prompt: name });
    await expectWholeOrRefused(context, `${name} b`, { title: `${name} b`, prompt: `${name} a\u0000b.` });
    const half = await trySaving(context, { title: `${name} c`, prompt: `${name} \uD83D.` });
    // What becomes of half a character is open.
    if (!isSuccess(half)) expectRefused(half, '4xx for half of a surrogate pair');
    const body = { username: 'a\u0000b', password: 'a\u0000b-password' };
    const login = await context.visitor().call(endpoints.login, { body });
    expectRefused(login, '4xx for a null character');
  }),
]);

async function expectPromptKept(context: CheckContext, letter: string, length: number): Promise<void> {
  const name = context.newName();
  const prompt = fill(`${name} `, letter, length);
  await saveText(context, { title: name, prompt });
  expectText('a prompt', prompt, (await readOwn(context, name))['prompt']);
}

/** @param name at the start of the title or of the prompt */
async function expectWholeOrRefused(
  context: CheckContext,
  name: string,
  sent: { title: string; prompt: string },
): Promise<void> {
  const answer = await trySaving(context, sent);
  if (!isSuccess(answer)) return expectRefused(answer, '2xx, or 4xx for a text that is not allowed');
  const kept = await readOwn(context, name).catch(() => {
    throw new Failure('a refusal, or the whole text in the own list', 'neither of them');
  });
  expectText('a title', sent.title, kept['title']);
  expectText('a prompt', sent.prompt, kept['prompt']);
}

function fill(start: string, letter: string, length: number): string {
  const letters = letter.repeat(length);
  return [...start, ...letters].slice(0, length).join('');
}
