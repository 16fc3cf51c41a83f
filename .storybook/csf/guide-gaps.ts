import { literalOf } from './literal-of';
import type { StoryFile } from './read-story-files';

export function guideGaps({ csf }: Pick<StoryFile, 'csf'>): string[] {
  const parameters = literalOf(csf._metaAnnotations['parameters']);
  const guide = valueIn(parameters, 'guide');
  if (guide === undefined) return ['no guide'];
  return [
    ...(isKeyTable(valueIn(guide, 'keyboard')) ? [] : ['keyboard: [{ keys: [...], does }], or [] for none']),
    ...(isAdvice(valueIn(guide, 'do')) ? [] : ['do: at least one sentence']),
    ...(isAdvice(valueIn(guide, 'dont')) ? [] : ['dont: at least one sentence']),
  ];
}

const valueIn = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const isAdvice = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);

const isKeyTable = (value: unknown) =>
  Array.isArray(value) &&
  value.every((row) => isAdvice(valueIn(row, 'keys')) && isText(valueIn(row, 'does')));
