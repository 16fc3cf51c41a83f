import type { Check } from '../check';
import type { Account } from '../people';
import { skip } from '../check-context';

/** How to search for a sequence of calls that breaks the contract. */
export interface SequenceSearch {
  /**
   * For how long. A sequence that is found is shortened for as long again.
   * @default 60
   */
  seconds?: number;
  /**
   * Chooses the sequences. The same number draws the same ones.
   * @default a number that differs each time
   */
  seed?: number;
}

const DEFAULT_SECONDS = 60;

/** The search as one more check. Its code, and fast-check, are loaded when it runs. */
export function searchCheck(
  { seconds = DEFAULT_SECONDS, seed = Math.floor(Math.random() * 0x7f_ff_ff_ff) }: SequenceSearch,
  { accounts = [], allowGenerate = false }: { accounts?: readonly Account[]; allowGenerate?: boolean },
): Check {
  return {
    id: 'search.sequence',
    kind: 'sequence',
    description:
      'Whatever two users and a visitor do, one call after the other or at once: each response is as the calls before it require.',
    creates: accounts.length > 0 ? 'creations' : 'accounts',
    async run(context) {
      if (accounts.length === 1) skip('it needs a second account');
      const { search } = await import('./search');
      await search(context, { seconds, seed, accounts, withGeneration: allowGenerate });
    },
  };
}
