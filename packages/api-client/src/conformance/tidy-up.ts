import { creationListSchema, type Creation } from '../creations/creation.schema';
import { endpoints } from '../endpoints';
import type { Browser } from './browser';
import { toJson } from './json';
import type { Entrance, Person } from './people';
import type { Result } from './report';
import { SHORT_TITLE } from './samples';
import { Breach } from './verdicts';

/**
 * Deletes what the checks have saved, and logs all users out.
 * @param mark prefix of the saved titles
 * @returns what remains on the server, as text
 */
export async function tidyUp(
  entrances: readonly (Entrance | undefined)[],
  mark: string,
  results: readonly Result[],
): Promise<string[]> {
  const left: string[] = [];
  for (const entrance of entrances) {
    if (entrance?.person) left.push(...(await deleteCreations(entrance.person, mark)));
    if (entrance?.registered) left.push(`the account ${entrance.account.username}`);
  }
  const checkouts = results.filter(({ id, outcome }) => id.endsWith('.url') && outcome === 'kept').length;
  return checkouts > 0 ? [...left, `${checkouts} unpaid checkouts`] : left;
}

async function deleteCreations({ browser }: Person, mark: string): Promise<string[]> {
  const isOurs = ({ title }: Creation) => title.startsWith(mark) || title === SHORT_TITLE;
  try {
    const ours = (await readList(browser)).filter(isOurs);
    for (const { id } of ours) await browser.call(endpoints.deleteCreation, { params: { id } });
    const left = (await readList(browser)).filter(isOurs);
    await browser.call(endpoints.logout);
    return left.map(({ title }) => `the creation "${title}"`);
  } catch (error) {
    if (error instanceof Breach) return [`creations whose title begins with ${mark}`];
    throw error;
  }
}

async function readList(browser: Browser): Promise<Creation[]> {
  const { text } = await browser.call(endpoints.listCreations);
  return creationListSchema.safeParse(toJson(text)).data ?? [];
}
