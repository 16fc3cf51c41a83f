import { endpoints } from '@product/api-client';
import { PROMPT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@product/domain';
import { refusals, type Check } from '../check';
import type { CheckContext } from '../check-context';
import { newCreation, SHORT_TITLE } from '../samples';
import { update } from './creation-expectations';

/** It begins with a name of the checks, by which it is tidied up. */
const longTitle = ({ newName }: CheckContext) => newName().padEnd(TITLE_MAX_LENGTH + 1, '~');
export const LONG_PROMPT = { prompt: '~'.repeat(PROMPT_MAX_LENGTH + 1) };

function save(context: CheckContext, fields: object) {
  const { browser, id } = context.first();
  const body = { ...newCreation(id, context.newName(), context.mediaUrl), ...fields };
  return browser.call(endpoints.saveCreation, { body });
}

async function rename(context: CheckContext, title: string) {
  const person = context.first();
  const { id } = await context.save(person);
  return update(person, id, { isPublic: false, title });
}

export const bodyChecks: Check[] = [
  ...refusals('creations.save', {
    'title-too-short': (context) => save(context, { title: SHORT_TITLE }),
    'title-too-long': (context) => save(context, { title: longTitle(context) }),
    'empty-prompt': (context) => save(context, { prompt: ' \n' }),
    'prompt-too-long': (context) => save(context, LONG_PROMPT),
    'unknown-style': (context) => save(context, { style: 'no such style' }),
    'bad-media-url': (context) => save(context, { imageUrl: 'ftp://media.example/a.jpg' }),
  }),
  ...refusals('creations.update', {
    'title-too-short': (context) => rename(context, SHORT_TITLE),
    'title-too-long': (context) => rename(context, longTitle(context)),
  }),
];
