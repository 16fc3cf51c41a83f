import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StoryApp } from '../../testing';

const meta = {
  title: 'Screens/Landing',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: { layout: 'fullscreen', world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Describe it. See it.');
    await expect(await canvas.findByRole('heading', { name: 'Fresh from the community' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120 tokens')).toBeVisible();
  },
};

export const WithoutCommunity: Story = {
  parameters: { world: { scenario: 'emptyGallery' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Eight styles, one sentence' });
    await expect(canvas.queryByRole('heading', { name: 'Fresh from the community' })).toBeNull();
  },
};

export const PromptComesAlong: Story = {
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await canvas.findByText('120 tokens');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Describe a picture' }),
      'A lighthouse in a storm',
    );
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(
      'A lighthouse in a storm',
    );
  },
};

export const LoginDialogOverIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'demo@example.com');
    await userEvent.type(dialog.getByLabelText('Password'), 'password{Enter}');
    await expect(await screen.findByText('Welcome back, demo!')).toBeVisible();
    await expect(await canvas.findByText('120 tokens')).toBeVisible();
  },
};
