import { endpoints, userSchema, type Creation } from '@product/api-client';
import { FALLBACK_LANGUAGE } from '@product/domain';
import type { Browser } from './browser';
import { toJson } from './json';
import { readList, renewSession, type SignInResult, type Person } from './people';
import { SHORT_TITLE } from './samples';
import type { Leftovers } from './leftovers';

export interface TidyUpOptions {
  /**
   * Whether new accounts are logged out, too. The curl lines of failures need their sessions. Accounts that existed
   * before always are.
   */
  signOut: boolean;
}

/**
 * Deletes what the checks have saved, restores the language of accounts that existed before, and logs users out.
 * @param prefix of the saved titles, or of the prompts of those whose title is invalid
 * @returns what remains on the server, as text
 */
export async function tidyUp(
  signIns: readonly (SignInResult | undefined)[],
  prefix: string,
  { accounts, checkouts }: Leftovers,
  { signOut }: TidyUpOptions,
): Promise<string[]> {
  const left: string[] = [];
  for (const { person, registered } of signIns.filter((signIn) => signIn !== undefined)) {
    if (!person) continue;
    // A session that has ended is reported below, by what cannot be deleted.
    await renewSession(person).catch(() => {});
    left.push(...(await deleteCreations(person, prefix)));
    if (!registered) left.push(...(await restoreLanguage(person)));
    if (signOut || !registered) await person.browser.call(endpoints.logout).catch(() => {});
  }
  left.push(...nameAccounts(accounts, prefix));
  if (checkouts > 0) left.push(checkouts === 1 ? '1 unpaid checkout' : `${checkouts} unpaid checkouts`);
  return left;
}

const MAX_NAMED = 20;

/** Names each account, or those that begin as all names of the run by their number if they are many. */
function nameAccounts(accounts: readonly string[], prefix: string): string[] {
  const alike = accounts.filter((username) => username.startsWith(prefix));
  const named =
    alike.length > MAX_NAMED ? accounts.filter((username) => !alike.includes(username)) : accounts;
  return [
    ...(alike.length > MAX_NAMED ? [`${alike.length} accounts whose names begin with ${prefix}`] : []),
    ...named.map((username) => `the account ${username}`),
  ];
}

/** @returns what cannot be deleted, as text */
export async function deleteCreations({ browser }: Person, prefix: string): Promise<string[]> {
  const isFromChecks = ({ title, prompt }: Creation) =>
    title.startsWith(prefix) || prompt.startsWith(prefix) || title === SHORT_TITLE;
  try {
    const created = (await readList(browser)).filter(isFromChecks);
    for (const { id } of created) await browser.call(endpoints.deleteCreation, { params: { id } });
    const left = (await readList(browser)).filter(isFromChecks);
    return left.map(({ title }) => `the creation "${title}"`);
  } catch {
    return [`creations whose title begins with ${prefix}`];
  }
}

/** No call removes a language, so an account without one gets the fallback. */
async function restoreLanguage({ browser, username, language }: Person): Promise<string[]> {
  try {
    if ((await readLanguage(browser)) === language) return [];
    const body = { language: language ?? FALLBACK_LANGUAGE };
    await browser.call(endpoints.updateLanguage, { body });
    const now = await readLanguage(browser);
    return now === body.language ? [] : [`the language "${now}" of ${username}`];
  } catch {
    return [`perhaps another language of ${username}`];
  }
}

async function readLanguage(browser: Browser): Promise<string | null | undefined> {
  const { text } = await browser.call(endpoints.getUser);
  return userSchema.safeParse(toJson(text)).data?.language;
}
