import { hashPassword } from './accounts';
import { isSnapshot } from './is-snapshot';
import { openScenario } from './scenarios';
import { DEMO_PASSWORD } from './seed/people';
import type { State } from './state';
import type { Snapshot, World } from './world';

/**
 * A world as it is saved to a file. All its accounts get the demo password: a weak hash of a real one is as good as the
 * password itself.
 * @param session the session of the browser that opens it. @default that of the world's own browser
 */
export function saveWorld(world: World, session = world.state.browserSession): Snapshot {
  const snapshot = world.snapshot();
  snapshot.state.browserSession = session;
  for (const account of snapshot.state.accounts) {
    account.passwordHash = hashPassword(account.id, DEMO_PASSWORD);
  }
  return snapshot;
}

/** @throws if the value, such as the content of a file, is no saved world */
export function readWorld(value: unknown): Snapshot {
  if (isSnapshot(value)) return value;
  throw new Error('This is no world that this mock can open.');
}

const HOUR_MS = 3_600_000;

/** Whether a world has the contents with which its scenario has started within the last hour, whoever is signed in. */
export function isUntouched({ scenario, state, clock }: World): boolean {
  const accountAge = openScenario(scenario, 0).accounts[0]!.registeredAt;
  const start = state.accounts[0]!.registeredAt - accountAge;
  const contentsOf = ({ accounts, creations, orders, crowd }: State) =>
    JSON.stringify([accounts, creations, orders, crowd]);
  return (
    Math.abs(clock.now() - start) < HOUR_MS && contentsOf(state) === contentsOf(openScenario(scenario, start))
  );
}

/** Whether a text is the password of any account. */
export function isPassword({ accounts }: State, text: string): boolean {
  return accounts.some(({ id, passwordHash }) => passwordHash === hashPassword(id, text));
}
