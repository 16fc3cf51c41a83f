import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { UsageCards } from '../../billing/usage-cards/usage-cards';
import { expectNoOverflow } from '../stories/expect-no-overflow';
import { PageSection } from './page-section';
import { followByKeyboard } from '../stories/follow-by-keyboard';

const meta = {
  title: 'Pieces/Shell/PageSection',
  component: PageSection,
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
      do: ['Set the distance between sections on their container, with `gap-section`.'],
      dont: ['Give a section a background colour; separate sections with a line or with space.'],
    } satisfies StoryGuide,
  },
  args: { title: 'What your tokens buy', children: <UsageCards /> },
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What your tokens buy' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithDescriptionAndLink: Story = {
  args: {
    description: 'One token is one picture. A video takes as many as its length asks for.',
    link: { href: '#/pricing', label: 'Compare the packs' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Compare the packs' })).toHaveAttribute(
      'href',
      '#/pricing',
    );
  },
};

export const ByKeyboard: Story = {
  args: WithDescriptionAndLink.args,
  play: async ({ canvas }) => {
    await followByKeyboard(canvas.getByRole('link'));
  },
};

/** A host whose page has a padding: `--ui-page-gutter` leaves the distance to it. */
export const InAPageWithPadding: Story = {
  args: WithDescriptionAndLink.args,
  decorators: [
    (Story) => (
      <div data-testid="page" style={{ padding: 24, '--ui-page-gutter': '0px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const [around, heading] = [page, canvas.getByRole('heading')].map(
      (each) => each.getBoundingClientRect().left,
    );
    await expect(heading! - around!).toBe(24);
    page.style.removeProperty('--ui-page-gutter');
    await expect(canvas.getByRole('heading').getBoundingClientRect().left - around!).toBeGreaterThan(24);
    page.style.setProperty('--ui-page-gutter', '0px');
  },
};

export const LongText: Story = {
  args: {
    title: 'Everything that a single token can become, from a picture to a minute of moving pictures',
    description:
      'A description that goes on for longer than a line, so that one sees how it is balanced, and where the way further stands when there is no room beside it any more.',
    link: { href: '#/pricing', label: 'Compare all the packs and what each of them includes' },
  },
  play: expectNoOverflow,
};
