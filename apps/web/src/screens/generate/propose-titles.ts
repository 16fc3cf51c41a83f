import { proposeTitle } from '@product/domain';
import type { SessionResult } from '@product/studio';

/**
 * Proposes a title for each result, in the order of their generation; equal ones are numbered.
 * @param untitled for a prompt out of which no title can be proposed
 */
export function proposeTitles(
  newestFirst: readonly SessionResult[],
  untitled: string,
): ReadonlyMap<SessionResult, string> {
  const counts = new Map<string, number>();
  return new Map(
    newestFirst.toReversed().map((result) => {
      const proposed = proposeTitle(result.request.prompt);
      const title = proposed || untitled;
      const number = (counts.get(title) ?? 0) + 1;
      counts.set(title, number);
      return [result, proposed && number === 1 ? title : `${title} ${number}`] as const;
    }),
  );
}
