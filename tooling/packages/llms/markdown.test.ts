import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '@tooling/gate/testing.ts';
import { llmsOf, type Llms } from './markdown.ts';
import { readPackage } from './package-source.ts';

const FILES = {
  'package.json': JSON.stringify({
    name: '@product/shapes',
    description: 'Shapes',
    exports: { '.': './src/index.ts', './chip': './src/chip/index.ts', './tests': './src/private.ts' },
    publishConfig: { exports: { '.': {}, './chip': {} } },
  }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'preserve', strict: true }, include: ['src'] }),
  'README.md': '# @product/shapes\n\nHow to use them.\n',
  'src/index.ts': "export * from './chip';\nexport { area } from './area';",
  'src/private.ts': 'export const secret = 1;',
  'src/area.ts': '/** Area in square pixels. */\nexport const area = (side: number) => side ** 2;',
  'src/chip/index.ts': "export { Chip, type ChipProps, type Tone } from './chip';",
  'src/chip/chip.tsx': `
    export type Tone = 'warm' | 'cool';
    export interface ChipProps {
      /** Its colour. @default 'cool' */
      tone?: Tone;
      label: string;
    }
    /** A small label. @beta */
    export function Chip({ tone = 'cool', label }: ChipProps) { return <b title={tone}>{label}</b>; }
  `,
  'src/chip/chip.stories.tsx': `
    import { fn } from 'storybook/test';
    import { helper } from '../private-helper';
    import { Chip, type ChipProps } from './chip';
    const WORDS = { yes: 'Yes' };
    if (!WORDS) throw new Error('No words.');
    const other = 1;
    if (!other) throw new Error('No other.');
    const draw = (words: typeof WORDS, id?: string) => (args: ChipProps) =>
      <Chip {...args} id={id} label={words.yes} />;
    const meta = { component: Chip, args: { tone: 'warm', label: 'Yes or no', 'aria-hidden': true, onPress: fn() } } satisfies object;
    type Story = object;
    export const NotToBeCopied: Story = { render: () => helper(<Chip label="No" />) };
    export const Default: Story = { render: draw(WORDS) };
  `,
};

let llms: Llms;
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'llms-'));
  writeFiles(folder, FILES);
  llms = await llmsOf(readPackage(folder));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the overview links every published entry to its types', () => {
  expect(llms.short).toContain('# @product/shapes\n\n> Shapes\n');
  expect(llms.short).toContain('- [@product/shapes/chip](./dist/chip/index.d.ts): Beta. A small label.');
  expect(llms.short).not.toContain('@product/shapes/tests');
});

test('every export is imported from the smallest entry that has it', () => {
  expect(llms.full).toContain("import { Chip, type ChipProps, type Tone } from '@product/shapes/chip';");
  expect(llms.full).toContain("import { area } from '@product/shapes';");
});

test('a component has its props with types, defaults and remarks', () => {
  expect(llms.full).toContain('#### Chip\n\nBeta. A small label.\n');
  expect(llms.full).toContain("- `tone`: `Tone` (default 'cool'). Its colour.");
  expect(llms.full).toContain('- `label`: `string` (required)');
});

test('functions and types have their declarations', () => {
  expect(llms.full).toContain('Area in square pixels.');
  expect(llms.full).toContain('const area: (side: number) => number');
  expect(llms.full).toContain("type Tone = 'warm' | 'cool';");
});

test('the example is the first story that needs nothing private, complete and with its args', () => {
  expect(llms.full).toContain(
    [
      "import { Chip } from '@product/shapes/chip';",
      '',
      "const WORDS = { yes: 'Yes' };",
      "if (!WORDS) throw new Error('No words.');",
      'const words = WORDS;',
      'const id = undefined;',
      'export const Example = () => <Chip tone="warm" aria-hidden onPress={() => {}} id={id} label={words.yes} />;',
    ].join('\n'),
  );
  expect(llms.full).not.toContain('helper');
});

test('the full file contains the README', () => {
  expect(llms.full).toContain('How to use them.');
});
