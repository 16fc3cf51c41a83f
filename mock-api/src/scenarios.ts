import { findByName } from './accounts';
import { randomOf } from './random';
import { addCreations } from './seed/creations';
import { addPeople, type DemoAccount } from './seed/people';
import { openSession } from './sessions';
import { emptyState, type Account, type State } from './state';

export interface Scenario {
  summary: string;
  /** @default none */
  signedIn?: DemoAccount;
  /** Changes to the seed that all scenarios share. */
  differs?: (state: State, account: Account | undefined, now: number) => void;
  /**
   * Factor on the duration of a generation.
   * @default 1
   */
  latencyFactor?: number;
}

const MONTH_MS = 30 * 86_400_000;

const withoutCreations = (state: State) => {
  state.creations = [];
};

export const scenarios = {
  visitor: { summary: 'Nobody is signed in; the community gallery is full.' },
  newcomer: {
    summary: 'A new account: no tokens, no creations, three images a day on trial.',
    signedIn: 'newcomer',
  },
  creator: {
    summary: 'The demo account: 120 tokens and 12 creations, half of them public.',
    signedIn: 'demo',
  },
  subscriber: { summary: 'An active subscription: nothing costs tokens.', signedIn: 'subscriber' },
  admin: { summary: 'An administrator: access to everything without tokens.', signedIn: 'admin' },
  emptyGallery: {
    summary: 'The demo account, before anyone has saved anything.',
    signedIn: 'demo',
    differs: withoutCreations,
  },
  crowdedGallery: {
    summary: 'The demo account, in a community of 10,000 pieces.',
    signedIn: 'demo',
    differs: (state) => {
      state.crowd = 10_000;
    },
  },
  outOfTokens: {
    summary: 'An account without tokens whose trial is over.',
    signedIn: 'newcomer',
    differs: (_, account, now) => {
      if (account) account.registeredAt = now - MONTH_MS;
    },
  },
  busyStudio: {
    summary: 'The demo account while everyone generates: each one takes three times as long.',
    signedIn: 'demo',
    latencyFactor: 3,
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const SCENARIO_NAMES = Object.keys(scenarios) as ScenarioName[];

export function latencyFactorOf(name: ScenarioName): number {
  const { latencyFactor = 1 }: Scenario = scenarios[name];
  return latencyFactor;
}

export function openScenario(name: ScenarioName, now: number, random?: () => number): State {
  const { signedIn, differs }: Scenario = scenarios[name];
  const state = emptyState();
  const { demo, authors } = addPeople(state, now);
  addCreations(state, demo, authors);
  const account = signedIn && findByName(state, { username: signedIn });
  differs?.(state, account, now);
  if (account) state.browserSession = openSession(state, account, random ?? randomOf(state));
  return state;
}
