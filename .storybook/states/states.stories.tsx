import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SCREENS } from '../make-it-yours/screen-stories';
import { StatesPage } from './states-page';

const meta = {
  title: 'States',
  component: StatesPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof StatesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every screen has a section, and each state a link to its story, in the same theme and language. */
export const All: Story = {
  name: 'States',
  render: (_, { globals: { theme, locale } }) => <StatesPage globals={{ theme, locale }} />,
  play: async ({ canvas, globals: { theme, locale } }) => {
    for (const { label } of Object.values(SCREENS)) {
      await expect(canvas.getByRole('heading', { level: 2, name: label })).toBeVisible();
    }
    await expect(canvas.getAllByRole('link', { name: 'failed' })[0]).toHaveAttribute(
      'href',
      `./?path=/story/screens-auth--session-still-unknown&globals=theme:${theme};locale:${locale}`,
    );
  },
};
