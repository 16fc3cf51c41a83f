import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageParameters, StoryApp } from '../../testing';
import { UpdateNotice } from './update-notice';

const meta = {
  title: 'Screens/UpdateNotice',
  component: UpdateNotice,
  tags: ['!autodocs'],
  args: { onReload: fn(), onClose: fn() },
  parameters: { ...pageParameters, path: '/legal/terms', world: { scenario: 'visitor' } },
  render: (args, { parameters: { path } }) => <StoryApp path={path} beside={<UpdateNotice {...args} />} />,
} satisfies Meta<typeof UpdateNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = async () => {
  const element = await within(document.body).findByText('A new version is ready.');
  return within(element.closest<HTMLElement>('[data-ui=update-notice]')!);
};

/** The notice announces a new version, and stays until the user answers. */
export const Offered: Story = {
  tags: ['req:web.update-offered'],
  play: async ({ args }) => {
    const { getByRole } = await notice();
    await expect(getByRole('status')).toHaveTextContent('A new version is ready.');
    await expect(args.onReload).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Each button calls its callback. */
export const Answered: Story = {
  play: async ({ args }) => {
    const { getByRole } = await notice();
    await userEvent.click(getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(getByRole('button', { name: 'Later' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
