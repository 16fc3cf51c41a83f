import { LANGUAGES } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguagesPage } from './languages-page';

const meta = {
  title: 'Foundations/Languages',
  component: LanguagesPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof LanguagesPage>;

export default meta;

export const Languages: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(LANGUAGES.length);
    await expect(canvas.getAllByText(/Nothing is missing\.$/)).toHaveLength(LANGUAGES.length);
  },
};
