import type { Kind } from './kind.ts';
import { addEntry, refuseTakenName, sentence, stepsFor, withArticle } from './library-entry.ts';
import type { Name } from './names.ts';

const GROUP = 'src/components';
const CONFORMANCE = { file: 'components/display.tsx', variable: 'display', from: '../../../components' };

export const component: Kind = {
  usage: 'component <name>',
  makes: 'a component of @product/ui, without texts',
  async make(tree, { name }) {
    refuseTakenName(tree, GROUP, name);
    const folder = `packages/ui/${GROUP}/${name.kebab}`;
    tree.write(`${folder}/${name.kebab}.tsx`, source(name));
    tree.write(`${folder}/${name.kebab}.stories.tsx`, stories(name));
    addEntry(tree, GROUP, name, CONFORMANCE);
    return stepsFor(name, folder, 'Components');
  },
};

const source = ({ kebab, pascal, words }: Name) => `import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type ${pascal}Props = ComponentProps<'div'>;

/** ${sentence(words)} */
export function ${pascal}({ className, ...props }: ${pascal}Props) {
  return <div data-ui="${kebab}" className={cn('ui:grid ui:gap-1', className)} {...props} />;
}
`;

const stories = ({
  kebab,
  pascal,
  title,
  words,
}: Name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from './${kebab}';

const meta = {
  title: 'Components/${pascal}',
  component: ${pascal},
  args: { children: '${title}' },
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
    await expect(canvas.getByText('${title}')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Veröffentlichungsgenehmigungsanfragen und Bildbearbeitungsverlauf' },
  decorators: [(Story) => <div className="max-w-64 wrap-anywhere">{Story()}</div>],
};
`;
