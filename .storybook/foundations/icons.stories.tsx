import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentType } from 'react';
import * as icons from '../../packages/ui/src/components/icons';
import { Page } from './page';
import { Name } from './rows';

type IconName = keyof typeof icons;
const names = Object.keys(icons).toSorted() as IconName[];

function Icons() {
  return (
    <Page
      title="Icons"
      intro="Icons have one stroke width and the size of the text beside them. An icon without text needs an accessible name. Import them from @product/ui/icons."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
        {names.map((name) => {
          const Icon: ComponentType<{ className?: string }> = icons[name];
          return (
            <li
              key={name}
              className="grid justify-items-center gap-3 rounded-md border border-line bg-surface-raised px-2 py-5"
            >
              <Icon className="size-6" />
              <Name>{name}</Name>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons, tags: ['!autodocs'] } satisfies Meta<
  typeof Icons
>;

export default meta;

export const All: StoryObj<typeof meta> = {
  name: 'Icons',
  play: async ({ canvasElement }) => {
    await expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const item = within(canvasElement).getByText(name).closest('li');
      await expect(item?.querySelector('svg')).toBeVisible();
    }
  },
};
