import { folders } from '../ui-package/entries.ts';
import type { Kind } from './kind.ts';
import { addEntry, refuseTakenName, sentence, stepsFor, withArticle } from './library-entry.ts';
import { nameOf, Refusal, type Name } from './names.ts';
import { addUiText, catalogueOf, TRANSLATE } from './texts.ts';

const PIECES = 'src/pieces/';

export const piece: Kind = {
  usage: 'piece <group>/<name>',
  makes: 'a piece of @product/ui, with a text in every language',
  groups: () => folders(PIECES),
  async make(tree, { name, group }) {
    refuseTakenName(tree, PIECES + group, name);
    if (JSON.parse(tree.read(catalogueOf('en', 'ui')))[group][name.camel] !== undefined)
      throw new Refusal(`The library has a text "${group}.${name.camel}" already: choose another name.`);
    const folder = `packages/ui/${PIECES}${group}/${name.kebab}`;
    tree.write(`${folder}/${name.kebab}.tsx`, source(name, group));
    tree.write(`${folder}/${name.kebab}.stories.tsx`, stories(name, group));
    addEntry(tree, PIECES + group, name, {
      file: `${group}.tsx`,
      variable: group,
      from: `../../pieces/${group}`,
    });
    await addUiText(tree, group, name.camel, name.title);
    return [TRANSLATE, ...stepsFor(name, folder, `Pieces/${nameOf(group).pascal}`)];
  },
};

const source = ({ kebab, camel, pascal, words }: Name, group: string) => `'use client';

import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { ${group} } from '../../../locales/english';

export type ${pascal}Props = ComponentProps<'section'>;

/** ${sentence(words)} */
export function ${pascal}({ className, children, ...props }: ${pascal}Props) {
  const { t } = useUi({ ${group} });
  return (
    <section data-ui="${kebab}" className={cn('ui:grid ui:gap-1', className)} {...props}>
      <h2 className="ui:text-xl ui:font-semibold ui:text-balance ui:text-ink">{t('${group}.${camel}')}</h2>
      {children}
    </section>
  );
}
`;

const stories = (
  { kebab, pascal, title, words }: Name,
  group: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from './${kebab}';

const meta = {
  title: 'Pieces/${nameOf(group).pascal}/${pascal}',
  component: ${pascal},
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Use it for ${withArticle(words)}.'],
      dont: ['Use it for anything else.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '${title}' })).toBeVisible();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
`;
