import { endpoints } from '@product/api-client';
import type { RefusalCase } from '@product/api-client/contract';
import { PROMPT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@product/domain';
import { refusalCheck, type Check } from '../check';
import type { CheckContext } from '../check-context';
import { newCreation, SHORT_TITLE } from '../samples';
import { update } from './creation-expectations';

type Fields = Record<string, unknown>;

/** A text of a number of code points. It begins with a name of the checks, by which it is tidied up. */
const fill = (name: string, length: number) => name.padEnd(length, '~');

const LONG_TITLE = ({ newName }: CheckContext) => ({ title: fill(newName(), TITLE_MAX_LENGTH + 1) });
export const LONG_PROMPT = { prompt: '~'.repeat(PROMPT_MAX_LENGTH + 1) };

const BAD_CREATIONS = {
  'title-too-short': () => ({ title: SHORT_TITLE }),
  'title-too-long': LONG_TITLE,
  'empty-prompt': () => ({ prompt: ' \n' }),
  'prompt-too-long': () => LONG_PROMPT,
  'unknown-style': () => ({ style: 'no such style' }),
  'bad-media-url': () => ({ imageUrl: 'ftp://media.example/a.jpg' }),
} satisfies Partial<Record<RefusalCase<'creations.save'>, (context: CheckContext) => Fields>>;

const BAD_CHANGES = {
  'title-too-short': () => ({ title: SHORT_TITLE }),
  'title-too-long': LONG_TITLE,
} satisfies Partial<Record<RefusalCase<'creations.update'>, (context: CheckContext) => Fields>>;

export const casesOf = <Case extends string>(bodies: Record<Case, unknown>) => Object.keys(bodies) as Case[];

export const bodyChecks: Check[] = [
  ...casesOf(BAD_CREATIONS).map((refusalCase) =>
    refusalCheck(
      endpoints.saveCreation,
      refusalCase,
      (context) => {
        const { browser, id } = context.first();
        const valid = newCreation(id, context.newName(), context.mediaUrl);
        return browser.call(endpoints.saveCreation, {
          body: { ...valid, ...BAD_CREATIONS[refusalCase](context) },
        });
      },
      'creations',
    ),
  ),
  ...casesOf(BAD_CHANGES).map((refusalCase) =>
    refusalCheck(
      endpoints.updateCreation,
      refusalCase,
      async (context) => {
        const person = context.first();
        const { id } = await context.save(person);
        const body = { isPublic: false, ...BAD_CHANGES[refusalCase](context) };
        return update(person, id, body);
      },
      'creations',
    ),
  ),
];
