import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STYLE_PICTURES } from '../../generator/style-tiles';
import { expectNoOverflow } from '../stories/expect-no-overflow';
import { CallToAction } from './call-to-action';
import { followByKeyboard } from '../stories/follow-by-keyboard';

const meta = {
  title: 'Pieces/Shell/CallToAction',
  component: CallToAction,
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
      do: ['Use it once, as the last section of a page.'],
      dont: ['Offer a second action.'],
    } satisfies StoryGuide,
  },
  args: {
    title: 'Your first picture is a sentence away.',
    description: 'Write it down. We will paint it.',
    action: { href: '#/auth', label: 'Create' },
    src: STYLE_PICTURES.realistic,
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:pricing.call-to-action'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '#/auth');
  },
};

export const WithoutPicture: Story = {
  args: { src: undefined, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await followByKeyboard(canvas.getByRole('link'));
  },
};

export const LongText: Story = {
  args: {
    title:
      'Your very first picture, and every one that comes after it, is no more than a sentence away from you.',
    description: 'Write it down, in as many words as you like. '.repeat(4),
    action: { href: '#/auth', label: 'Write a sentence now' },
  },
  play: expectNoOverflow,
};
