import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STYLE_PICTURES } from '../../generator/style-tiles';
import { expectNoOverflow } from '../stories/expect-no-overflow';
import { ExampleSection } from './example-section';
import { followByKeyboard } from '../stories/follow-by-keyboard';

const meta = {
  title: 'Pieces/Shell/ExampleSection',
  component: ExampleSection,
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
      do: ['Show a prompt and the picture that was generated from it.'],
      dont: ['Make it look like a form; nothing in it can be edited or selected.'],
    } satisfies StoryGuide,
  },
  args: {
    title: 'Write. Choose. Generate.',
    prompt: 'A castle on a floating island at sunset, a dragon passing by',
    choices: ['Fantasy', '4:3', 'HD', '1 token'],
    action: { href: '#/auth', label: 'Generate' },
    note: 'Log in to remove the watermark.',
    src: STYLE_PICTURES.fantasy,
    watermark: 'Easel',
  },
} satisfies Meta<typeof ExampleSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.watermark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Generate' })).toHaveAttribute('href', '#/auth');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    // The watermark is rendered once the picture has loaded.
    await expect(await canvas.findByText('Easel')).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  args: { src: undefined, choices: undefined, note: undefined, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/castle/)).toBeVisible();
    await expect(canvas.queryByText('Easel')).toBeNull();
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png;base64,', alt: 'A castle' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture cannot be shown')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await followByKeyboard(canvas.getByRole('link'));
  },
};

export const LongText: Story = {
  args: {
    title: 'Write a sentence, choose a style and a shape, then generate what you had in mind',
    prompt: 'A castle on a floating island at sunset, a dragon passing by, '.repeat(8),
    choices: ['Bildbearbeitungsprogrammfunktionsübersicht', '16:9', 'HD', '1 token', 'Image'],
    action: { href: '#/auth', label: 'Generate it' },
    note: 'The watermark is gone as soon as you are logged in, and it never comes back after that.',
  },
  play: expectNoOverflow,
};
