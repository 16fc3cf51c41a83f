import { component } from './component.ts';
import { endpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import type { Kind } from './kind.ts';
import { language } from './language.ts';
import { sentenceStart } from './library-entry.ts';
import { nameOf, Refusal } from './names.ts';
import { piece } from './piece.ts';
import { scenario } from './scenario.ts';
import { screen } from './screen.ts';
import { nameDeclaredTwice } from './syntax.ts';
import type { Tree } from './tree.ts';

const KINDS: Record<string, Kind> = { component, piece, screen, endpoint, language, fault, scenario };

export const USAGE = [
  'Usage: npm run new -- <kind> <name>',
  '',
  ...Object.values(KINDS).map(({ usage, makes }) => `  ${usage.padEnd(28)}  ${makes}`),
  '',
  'Names are in kebab-case: star-rating; a language is a tag: sv.',
].join('\n');

export interface Made extends Pick<Kind, 'afterwards'> {
  /** What is to be done next, one sentence each. */
  next: string[];
}

/**
 * Makes something in a tree, which is not written yet.
 * @throws {Refusal} if it cannot be made
 */
export async function make(tree: Tree, [kind, path, ...rest]: string[], audience?: string): Promise<Made> {
  if (kind === undefined || path === undefined || rest.length > 0) throw new Refusal(USAGE);
  const match = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!match) throw new Refusal(`There is no kind "${kind}".\n\n${USAGE}`);
  if (audience !== undefined && kind !== 'screen')
    throw new Refusal(`--for is for screens: a ${kind} has no audience.`);
  const at = path.lastIndexOf('/');
  const name = nameOf(path.slice(at + 1));
  const group = path.slice(0, Math.max(at, 0));
  const groups = match.groups?.(tree);
  if (!groups && at >= 0) throw new Refusal(`${sentenceStart(kind)} has no group: write its name alone.`);
  if (groups && !groups.includes(group))
    throw new Refusal(`${sentenceStart(kind)} has a group: write ${groups.join('/…, ')}/… before its name.`);
  const next = await match.make(tree, {
    name,
    group,
    ...(audience !== undefined && { audience }),
  });
  for (const [file, text] of tree.changes) {
    const twice = /\.tsx?$/.test(file) ? nameDeclaredTwice(text) : undefined;
    if (twice) throw new Refusal(`${file} would declare ${twice} twice: choose another name.`);
  }
  // Restored with the others if the command fails.
  if (match.afterwards) tree.change(match.afterwards.writes, (text) => text);
  return { next, ...(match.afterwards && { afterwards: match.afterwards }) };
}
