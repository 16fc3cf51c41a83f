import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { PROMPT_MAX_LENGTH } from '@product/domain';
import { rules, test } from '../check';
import { expectEach, expectRefusal, isSuccess, show } from '../expectations';
import { IMAGE_REQUEST, newCreation } from '../samples';
import { Failure } from '../verdicts';
import { remove, update } from './creation-expectations';

/** Harmless texts that filters of requests take for attacks, and the longest prompt in letters of four bytes. */
const TEXTS: Readonly<Record<string, string>> = {
  'a text with words of SQL': 'Select a table, drop a curtain, union of two -- or 1=1',
  'a text with markup': 'A sign that says <b>"Open"</b> & <script>alert(1)</script>',
  'a text with a path': 'The folder ../../etc/passwd as a painting, ${HOME} {{7*7}}',
  [`a body of ${(4 * PROMPT_MAX_LENGTH) / 1000} kB`]: '🗼'.repeat(PROMPT_MAX_LENGTH),
};

const isFiltered = (status: number) => [403, 406, 413, 414, 431, 501].includes(status);

export const unfilteredChecks = rules('refusal', [
  test('creations.save.unfiltered: A save is refused for no word, markup or size that the contract allows: no 403 or 413.', async (context) => {
    const { browser, id } = context.first();
    await expectEach(Object.entries(TEXTS), async ([name, prompt]) => {
      const body = { ...newCreation(id, context.newName(), context.mediaUrl), prompt };
      const answer = await browser.call(endpoints.saveCreation, { body });
      if (!isSuccess(answer)) throw new Failure(`2xx for ${name}`, show(answer));
    });
  }),
  test('creations.update.unfiltered: An update is refused for no word or markup that the contract allows: no 403.', async (context) => {
    const person = context.first();
    const { id, title } = await context.save(person);
    for (const [name, text] of Object.entries(TEXTS)) {
      const body = { title: `${title} ${text}`.slice(0, 100), isPublic: false };
      const answer = await update(person, id, body);
      if (!isSuccess(answer)) throw new Failure(`2xx for ${name}`, show(answer));
    }
  }),
  test('generation.create.unfiltered: A generation is refused for no word, markup or size of its prompt that the contract allows: no 403 or 413.', async (context) => {
    const { browser } = context.first();
    for (const [name, prompt] of Object.entries(TEXTS)) {
      // The style is unknown, so that nothing is generated.
      const body = { ...IMAGE_REQUEST, prompt, style: 'no such style' };
      const answer = await browser.call(endpoints.generate, { body });
      if (isFiltered(answer.status)) throw new Failure(`400 for the style, with ${name}`, show(answer));
    }
  }),
  test('creations.update.deleted: An update of a creation that was deleted is refused with 404, and does not create it again.', async (context) => {
    const person = context.first();
    const { id, title } = await context.save(person);
    await remove(person, id);
    const answer = await update(person, id, { title, isPublic: true });
    const isBack = (await context.ownList(person)).some((item) => item['title'] === title);
    if (isBack) throw new Failure('a list without it', 'it is there again');
    expectRefusal(answer, refusalOf('creations.update', 'of-another'));
  }),
]);
