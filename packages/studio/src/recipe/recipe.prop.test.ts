import {
  GENERATOR_SETTINGS,
  isOneOf,
  promptSchema,
  QUEUE_LIMIT,
  type GeneratorSettings,
} from '@product/domain';
import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRecipe, parseRecipe } from './recipe';

const NAMES = ['prompt', 'style', 'ratio', 'quality', 'medium', 'quantity'];
const VALUES = [...Object.values(GENERATOR_SETTINGS).flat(), '1', '7', '50', '51', '0', '-1', '1e1', '٣'];

const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
  fc.constantFrom('__proto__', 'constructor', 'prompt[]', 'PROMPT', 'userId', 'imageUrl', ''),
  hostileText,
);
const value = fc.oneof(fc.constantFrom(...VALUES), hostileText, fc.integer().map(String));
const pair = fc.tuple(name, value, fc.constantFrom('=', '', '==', '%3D')).map(([name, value, sign]) => ({
  raw: `${name}${sign}${value}`,
  encoded: new URLSearchParams([[name.toWellFormed(), value.toWellFormed()]]).toString(),
}));

/** Links as they are made, cut off by a messenger, encoded twice or not at all, and texts that are no link. */
const fragment = fc.oneof(
  fc.array(pair).map((pairs) => pairs.map(({ encoded }) => encoded).join('&')),
  fc.array(pair).map((pairs) => pairs.map(({ raw }) => raw).join('&')),
  fc.tuple(fc.array(pair), fc.nat()).map(([pairs, end]) =>
    pairs
      .map(({ encoded }) => encoded)
      .join('&')
      .slice(0, end % 500),
  ),
  fc.array(pair).map((pairs) => encodeURIComponent(pairs.map(({ encoded }) => encoded).join('&'))),
  hostileText,
);

test('a hostile or broken link fills nothing that the form would not take', () => {
  fc.assert(
    fc.property(fragment, fc.boolean(), (text, hasHash) => {
      const { prompt = 'a lake', quantity = 1, ...settings } = parseRecipe(`${hasHash ? '#' : ''}${text}`);
      expect(promptSchema.safeParse(prompt).success).toBe(true);
      expect(prompt).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= QUEUE_LIMIT).toBe(true);
      for (const [key, chosen] of Object.entries(settings))
        expect(isOneOf<string>(GENERATOR_SETTINGS[key as keyof GeneratorSettings], chosen)).toBe(true);
      const recipe = parseRecipe(text.replace(/^#/, ''));
      expect(parseRecipe(formatRecipe(recipe))).toEqual(recipe);
    }),
  );
});
