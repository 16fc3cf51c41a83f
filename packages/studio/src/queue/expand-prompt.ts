import { QUEUE_LIMIT } from '@product/domain';

const TOKENS = /\\[{}|]|\\|[{}|]|[^\\{}|]+/g;

/** A group of alternatives that is being read: what each finished one can be, and the one that is being read. */
interface Group {
  finished: string[][];
  current: string[];
}

/**
 * The prompts that a prompt with alternatives in braces stands for, in their order: `a {red|{light |dark }blue} kite`
 * stands for three. A backslash before `{`, `|` or `}` makes it text, as is a brace without its counterpart, or without
 * alternatives. A prompt without alternatives is left as typed.
 * @returns `undefined` if there are more than `limit`
 */
export function expandPrompt(prompt: string, limit = QUEUE_LIMIT): readonly string[] | undefined {
  if (!mayHaveAlternatives(prompt)) return [prompt];
  const join = (...parts: readonly (readonly string[])[]) =>
    parts.reduce<string[]>((starts, ends) => product(starts, ends, limit + 1), ['']);
  let group: Group = { finished: [], current: [''] };
  const outer: Group[] = [];
  const leave = (content: readonly string[]) => {
    group = outer.pop()!;
    group.current = join(group.current, content);
  };
  /** The group as text, which has no end or no alternatives. */
  const asText = ({ finished, current }: Group, end: string) =>
    join(['{'], ...finished.flatMap((alternative) => [alternative, ['|']]), current, [end]);

  for (const [token] of prompt.matchAll(TOKENS)) {
    if (token === '{') {
      outer.push(group);
      group = { finished: [], current: [''] };
    } else if (token === '|' && outer.length > 0) {
      group.finished.push(group.current);
      group.current = [''];
    } else if (token === '}' && outer.length > 0) {
      const { finished, current } = group;
      leave(finished.length > 0 ? [...finished, current].flat().slice(0, limit + 1) : asText(group, '}'));
    } else {
      group.current = join(group.current, [token.replace(/^\\(?=.)/, '')]);
    }
  }
  while (outer.length > 0) leave(asText(group, ''));
  return group.current.length > limit ? undefined : group.current;
}

/** Whether a prompt has alternatives, unless they are escaped. */
function mayHaveAlternatives(prompt: string): boolean {
  const start = prompt.indexOf('{');
  return start >= 0 && prompt.slice(start, prompt.lastIndexOf('}') + 1).includes('|');
}

function product(starts: readonly string[], ends: readonly string[], limit: number): string[] {
  const all: string[] = [];
  for (const start of starts) {
    for (const end of ends) {
      if (all.length === limit) return all;
      all.push(start + end);
    }
  }
  return all;
}
