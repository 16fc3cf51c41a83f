import { ENTRIES } from './reports.ts';

interface Declaration {
  text: string;
  /** Otherwise it is only referred to. */
  isExported: boolean;
}

/** Declarations by import path and name: `@product/ui Button`; entries by import path alone. */
export type Surface = Map<string, Declaration>;

export interface Changes {
  added: string[];
  removed: string[];
  changed: string[];
}

const LISTED = /^- `([^`]*)`: (.*)$/gm;
const REEXPORT = /^export \{ (?:\w+ as )?(\w+) \};?$/m;
const DECLARATION =
  /^(export )?(?:declare )?(?:default )?(?:abstract )?(?:const|let|var|function|interface|type|class|enum|namespace) (\w+)/m;

export function readSurface(reports: Record<string, string>): Surface {
  const surface: Surface = new Map();
  for (const [file, text] of Object.entries(reports)) {
    if (file === ENTRIES) readEntries(text, surface);
    else readDeclarations(text, surface);
  }
  return surface;
}

function readEntries(text: string, surface: Surface) {
  for (const [, path = '', names = ''] of text.matchAll(LISTED)) {
    surface.set(path, { text: '', isExported: true });
    for (const [, name] of names.matchAll(/`(\w+)`/g))
      surface.set(`${path} ${name}`, { text: '', isExported: true });
  }
}

function readDeclarations(text: string, surface: Surface) {
  const [, path = ''] = /^# (.*)$/m.exec(text) ?? [];
  const [, code = ''] = /^```ts\n(.*)^```$/ms.exec(text) ?? [];
  for (const chunk of code.split('\n\n').map((one) => one.trim())) {
    const reexport = REEXPORT.exec(chunk)?.[1];
    const [, exported, declared = ''] = DECLARATION.exec(chunk) ?? [];
    const name = reexport ?? declared;
    if (!name) continue;
    const key = `${path} ${name}`;
    const overloads = surface.get(key)?.text ?? '';
    // API Extractor numbers names that several modules have: another import may change the number.
    const plain = chunk.replace(/\b([A-Za-z]\w*?)_\d+\b/g, '$1');
    surface.set(key, { text: overloads + plain, isExported: Boolean(reexport ?? exported) });
  }
}

export function compare(before: Surface, after: Surface): Changes {
  const changes: Changes = { added: [], removed: [], changed: [] };
  for (const [key, { text, isExported }] of after) {
    const old = before.get(key);
    if (!old?.isExported && isExported) changes.added.push(key);
    else if (old && old.text !== text) changes[isExtended(old.text, text) ? 'added' : 'changed'].push(key);
  }
  for (const [key, { isExported }] of before)
    if (isExported && !after.get(key)?.isExported) changes.removed.push(key);
  return changes;
}

const OPTIONAL_MEMBER = /^\s+(?:readonly )?[\w$'"-]+\?[:(].*;$/;

/** Whether a declaration only has further optional members: whoever uses it need not change. */
function isExtended(before: string, after: string) {
  const left = before.split('\n');
  for (const line of after.split('\n')) {
    if (line === left[0]) left.shift();
    else if (!OPTIONAL_MEMBER.test(line)) return false;
  }
  return left.length === 0;
}
