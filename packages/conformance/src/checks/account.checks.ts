import { endpoints } from '@product/api-client';
import type { Browser } from '../browser';
import { skip } from '../check-context';
import { rules, test } from '../check';
import { expectFields, expectUser } from '../expectations';
import { Failure } from '../verdicts';

/** What a new account is, until something is paid for. */
async function expectNew(user: Record<string, unknown>) {
  expectFields(user, { tokens: 0, isAdmin: false });
  if (user['subscriptionStatus'] === 'active') throw new Failure('no active subscription', 'an active one');
}

const read = async (browser: Browser) => expectUser(await browser.call(endpoints.getUser));

export const newAccountChecks = rules('balance', [
  test('session.register.balance: A new account has 0 tokens, no subscription and no rights of an administrator.', async ({
    signIn,
  }) => {
    if (!signIn?.registered) return skip('the account was there before');
    await expectNew(expectUser(signIn.registered));
    await expectNew(await read(signIn.browser));
  }),
]);

/** The last rule: everything before it was refused, free, or not paid for. */
export const unpaidAccountChecks = rules({ kind: 'balance', creates: 'accounts' }, [
  test('session.user.balance: Nothing but a payment changes a balance or a subscription: no login, no save, no open checkout, no image of the trial.', async (context) => {
    const people = [context.first(), context.second(), await context.spare()].filter(context.isNew);
    if (people.length === 0) skip('the accounts were there before');
    for (const { browser } of people) await expectNew(await read(browser));
  }),
]);
