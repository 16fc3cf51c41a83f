import { literalOf } from './literal-of';
import type { StoryFile } from './read-story-files';

/** How play functions press the keys that a keyboard table names. */
const KEY_PATTERNS: Record<string, RegExp> = {
  Enter: /\bEnter\b|followByKeyboard/,
  Space: /' '|\[Space\]|\{ \}/,
  Tab: /\.tab\(|\{Tab\}/,
  'Shift+Tab': /\{ shift\b|\{Shift>\}\{Tab\}/,
  'Ctrl+Enter': /\{Control>\}\{Enter\}/,
  '⌘+Enter': /\{Meta>\}\{Enter\}/,
  'a–z': /keyboard\('[a-z]'\)/,
};

/** The keys in a guide's table that no play function of its file presses. */
export function unpressedKeys({ csf, stories }: Pick<StoryFile, 'csf' | 'stories'>): string[] {
  const { guide } = literalOf(csf._metaAnnotations['parameters']) as { guide?: StoryGuide };
  const playFunctions = stories.map(({ source }) => source).join('\n');
  const keys = guide?.keyboard.flatMap(({ keys }) => keys) ?? [];
  return [...new Set(keys)].filter((key) => !patternOf(key.replaceAll(' ', '')).test(playFunctions));
}

/** All other keys are pressed by their own name; the table may omit `Arrow`. */
const patternOf = (key: string) =>
  KEY_PATTERNS[key] ??
  new RegExp(
    /^(Up|Down|Left|Right)$/.test(key) ? `Arrow${key}` : /^\W$/.test(key) ? `'\\${key}'` : `\\b${key}\\b`,
  );
