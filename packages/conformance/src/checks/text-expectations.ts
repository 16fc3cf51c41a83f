import { endpoints, type CreationChanges, type NewCreation } from '@product/api-client';
import type { Answer } from '../browser';
import { idOf, type CheckContext } from '../check-context';
import { isSuccess, show } from '../expectations';
import { newCreation } from '../samples';
import { describeChange } from '../text-change';
import { Failure } from '../verdicts';
import { update } from './creation-expectations';

type Fields = Record<string, unknown>;

/** Saves a creation of the first user. @throws Failure if it is refused, with the text that was sent */
export async function saveText(
  context: CheckContext,
  fields: Partial<NewCreation> & { title: string },
): Promise<void> {
  const answer = await trySaving(context, fields);
  expectTaken(fields.prompt ?? fields.title, answer);
}

export function trySaving(context: CheckContext, fields: Partial<NewCreation>): Promise<Answer> {
  const { browser, id } = context.first();
  const body = { ...newCreation(id, '', context.mediaUrl), ...fields };
  return browser.call(endpoints.saveCreation, { body });
}

export async function updateText(
  context: CheckContext,
  creation: Fields,
  changes: CreationChanges,
): Promise<void> {
  expectTaken(changes.title, await update(context.first(), idOf(creation) ?? '', changes));
}

/**
 * The own creation with this name at the start of its title or its prompt: one of both is found, whatever happens to the
 * other.
 */
export async function readOwn(context: CheckContext, name: string): Promise<Fields> {
  return findNamed(await context.ownList(context.first()), name, 'the own list');
}

export function findNamed(list: readonly Fields[], name: string, place: string): Fields {
  const isNamed = (value: unknown) => typeof value === 'string' && value.trim().startsWith(name);
  const found = list.find(({ title, prompt }) => isNamed(title) || isNamed(prompt));
  if (!found) throw new Failure(`the creation in ${place}`, 'a list without it');
  return found;
}

/** Asserts that a text returned as it was sent; a failure names the first character that did not. */
export function expectText(subject: string, sent: string, received: unknown): void {
  const change = describeChange(sent, received);
  if (change) throw new Failure(`${subject} with ${change.expected}`, change.received);
}

export function expectTaken(text: string, answer: Answer): void {
  if (!isSuccess(answer)) throw new Failure(`2xx for ${shorten(text)}`, show(answer));
}

export const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

export function expectRefused(answer: Answer, expected: string): void {
  if (!isRefused(answer)) throw new Failure(expected, show(answer));
}

const MAX_SHOWN = 60;

function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= MAX_SHOWN) return JSON.stringify(text);
  return `${characters.length} characters, from ${JSON.stringify(characters.slice(0, MAX_SHOWN).join(''))}`;
}
