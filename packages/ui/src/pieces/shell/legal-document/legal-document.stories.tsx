import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LegalDocument } from './legal-document';

const meta = {
  title: 'Pieces/Shell/LegalDocument',
  component: LegalDocument,
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [],
      do: [
        'Keep the `id` of each section stable; users share links to sections.',
        'Summarise the document in `lede`, in one plain sentence.',
      ],
      dont: ['Add forms or buttons; the document is for reading and printing.'],
    } satisfies StoryGuide,
  },
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible();
    await expect(canvas.getByText('Last updated on 5 January 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '#tools');
    await expect(canvas.getByRole('region', { name: 'Tools' })).toHaveTextContent('Brushes are washed');
  },
};

export const WithoutLede: Story = { args: { lede: undefined } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Light' })).toHaveFocus();
  },
};

const LONG =
  'Whoever leaves last turns off the light, closes the windows and looks after the kiln once more. ';

export const LongText: Story = {
  globals: { locale: 'long' },
  args: {
    title: 'Rules for everyone who works, visits or stays in this house after dark',
    lede: LONG.repeat(3),
    sections: Array.from({ length: 12 }, (_, index) => ({
      id: `section-${index + 1}`,
      title: `${index + 1}. Lighting, ventilation and Unbedenklichkeitsbescheinigungen`,
      body: (
        <>
          <p>{LONG.repeat(4)}</p>
          <p>{'unbreakable'.repeat(12)}</p>
        </>
      ),
    })),
  },
};
