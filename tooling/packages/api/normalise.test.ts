import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

const report = (code: string) => `## API Report File for "@product/ui"\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`;

test('only declarations and notes such as @deprecated are left', () => {
  const noisy = `// @public (undocumented)
export interface ButtonProps {
    // (undocumented)
    variant?: 'primary';
}

// @public @deprecated
export const Old: string;

// (No @packageDocumentation comment for this package)`;
  expect(normalise(report(noisy)))
    .toBe(`export interface ButtonProps {\n    variant?: 'primary';\n}\n\n// @public @deprecated
export const Old: string;`);
});

test('in a catalogue keys and placeholders count, and words do not', () => {
  const catalogue = (text: string) =>
    normalise(
      report(`export const gallery: {\n    readonly card: {\n        readonly title: ${text};\n    };\n};`),
    );
  expect(catalogue("'A card'")).toBe(catalogue('"The card\'s title"'));
  expect(catalogue("'{{count, number}} cards'")).not.toBe(catalogue("'Some cards'"));
  expect(normalise(report("export type Kind = 'card';"))).toContain("'card'");
});

test('the order of an enumeration does not count', () => {
  const schema = (...members: string[]) =>
    normalise(
      report(
        `export const idSchema: z.ZodMiniEnum<{\n${members.map((name) => `    ${name}: "${name}";\n`).join('')}}>;`,
      ),
    );
  expect(schema('basic', 'pro')).toBe(schema('pro', 'basic'));
  expect(schema('basic', 'pro')).not.toBe(schema('basic', 'payg'));
});
