import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../stories/right-to-left';
import { LegalDocument } from './legal-document';

const meta = {
  title: 'Pieces/Shell/LegalDocument',
  component: LegalDocument,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'House rules',
    lede: 'What holds for everyone who works in this house.',
    updated: new Date(Date.UTC(2026, 0, 5)),
    sections: [
      {
        id: 'light',
        title: 'Light',
        body: <p>Whoever leaves last turns it off. Daylight is free, and better for the paper.</p>,
      },
      {
        id: 'tools',
        title: 'Tools',
        body: (
          <>
            <p>Tools belong to the house.</p>
            <ul>
              <li>Brushes are washed the same day.</li>
              <li>Knives lie in their drawer.</li>
            </ul>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible();
    await expect(canvas.getByText('Last updated on January 5, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '#tools');
    await expect(canvas.getByRole('region', { name: 'Tools' })).toHaveTextContent('Brushes are washed');
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
