import { formatLink } from '@product/studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageParameters, StoryApp } from '../../testing';
import { promptOf } from './generate.steps';

const LINK = formatLink({
  prompt: 'A lake & a fox',
  style: 'sketch',
  aspectRatio: '16:9',
  quality: '4k',
  mediaType: 'video',
});

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: `/generate#${LINK}` },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link fills the form and submits nothing. */
export const FilledByALink: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await promptOf(canvas)).toHaveValue('A lake & a fox'));
    for (const name of ['Sketch', '16:9', '4K'])
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
    await expect(canvas.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** What a user without tokens may not have is replaced, with a toast. */
export const FilledByALinkWithoutTokens: Story = {
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Some settings need tokens')).toBeVisible();
    await expect(await promptOf(canvas)).toHaveValue('A lake & a fox');
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Values that the generator does not know leave the form as it was. */
export const HostileLink: Story = {
  args: { path: '/generate#prompt=a%00b&style=__proto__&ratio=2:1&quality=8k&medium=sound' },
  play: async ({ canvas }) => {
    await expect(await promptOf(canvas)).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Cyberpunk' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '1:1' })).toBeChecked();
  },
};

/** A visitor logs in first. The form is filled then. */
export const LinkOfAVisitor: Story = {
  parameters: { world: { scenario: 'visitor' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Login' }));
    const name = await canvas.findByRole('textbox', { name: 'Email or username' });
    await userEvent.type(name, 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    const banner = within(canvas.getByRole('banner'));
    const create = await banner.findByRole('link', { name: 'Create' });
    await waitFor(() => expect(create).toHaveAttribute('href', '/generate'));
    await userEvent.click(create);
    await waitFor(async () => expect(await promptOf(canvas)).toHaveValue('A lake & a fox'));
    await expect(canvas.getByRole('radio', { name: 'Sketch' })).toBeChecked();
  },
};
