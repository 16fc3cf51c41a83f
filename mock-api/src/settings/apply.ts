import { findByName } from '../accounts';
import { readFault, writeFault } from '../faults/read-fault';
import { fixedLatency, LIFELIKE_LATENCY, type Latency } from '../latency';
import { accountOf, endSession, openSession } from '../sessions';
import type { World } from '../world';
import type { MockSettings } from './settings';

/** Applies the settings that can change while a world runs: faults, latency, and credit time. */
export function applySettings(world: World, { faults = [], latency, delay, credit }: MockSettings): void {
  world.latency = toLatency(latency, delay);
  setFaults(world, faults);
  if (credit && credit !== world.state.creditTime) {
    world.change((state) => {
      state.creditTime = credit;
    });
  }
}

/** Applies what is set besides the faults of the catalogue. Other contents apply only to a scenario that starts. */
export function applyOverrides(world: World, { overrides = [] }: MockSettings, starts: boolean): void {
  world.override(...overrides.filter(({ verb }) => starts || verb !== 'seed'));
}

/** Faults that stay keep their call counts. Overrides of tests and stories are not from the catalogue, and stay. */
function setFaults({ faults }: World, texts: readonly string[]): void {
  const active = faults
    .list()
    .flatMap(({ id, fault }) => (fault.verb === 'fault' ? [{ id, text: writeFault(fault) }] : []));
  for (const { id, text } of active) if (!texts.includes(text)) faults.remove(id);
  for (const text of texts) if (!active.some((one) => one.text === text)) faults.add(readFault(text));
}

function toLatency(latency: number | undefined, delay: number | undefined): Latency {
  return {
    ...(latency === undefined ? LIFELIKE_LATENCY : fixedLatency(latency)),
    call: delay ? [delay, delay] : undefined,
  };
}

export function signedInUsername({ state }: World): string | null {
  return accountOf(state, state.browserSession)?.username ?? null;
}

/**
 * Signs in a user in the world's browser. A user who is already signed in keeps the session.
 * @param username `null` signs out
 * @throws if no account has this name
 */
export function signInAs(world: World, username: string | null): void {
  if (username === signedInUsername(world)) return;
  const account = username === null ? undefined : findByName(world.state, { username });
  if (username !== null && !account) {
    const names = world.state.accounts.map((one) => one.username);
    throw new Error(`There is no user "${username}". There are ${names.join(', ')}.`);
  }
  world.change((state) => {
    endSession(state, state.browserSession);
    state.browserSession = account ? openSession(state, account, world.random) : null;
  });
}
