import type { Answer } from './browser';
import { skip } from './check-context';

/** Number of parallel calls where two would rarely overlap. */
export const MANY = 8;

export const times = <Item>(count: number, create: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => create(index));

/** Sends calls side by side. @throws Skip if the server limits how many */
export async function sendAtOnce(sending: readonly Promise<Answer>[]): Promise<Answer[]> {
  const answers = await Promise.all(sending);
  if (answers.some(({ status }) => status === 429)) skip('the server limits calls side by side: 429');
  return answers;
}
