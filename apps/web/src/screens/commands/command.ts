import { foldText, wordMatcher } from '@product/studio';
import type { ReactNode } from 'react';

export interface Command {
  /** Unique among all commands. */
  id: string;
  label: string;
  icon: ReactNode;
  /** Whether it is the present choice, of a theme or a language. */
  isCurrent?: boolean;
  /** BCP 47 tag of the label, if it is in another language. */
  lang?: string;
  run: () => void;
}

export interface CommandGroup {
  name: string;
  commands: readonly Command[];
}

/** The commands whose label and group have all words of the query, without groups that have none. */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const matchesQuery = wordMatcher(query);
  return groups
    .map(({ name, commands }) => ({
      name,
      commands: commands.filter(({ label }) => matchesQuery(foldText(`${name} ${label}`))),
    }))
    .filter(({ commands }) => commands.length > 0);
}

/** The place in a list of a length that a key leads to; the arrow keys go around. `undefined` for other keys. */
export function placeAfterKey(key: string, place: number, length: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
  return step && (place + step + length) % length;
}
