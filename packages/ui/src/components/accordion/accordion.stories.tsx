import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion';

const QUESTIONS = {
  Paper: 'Cotton rag, 310 grams, without brighteners.',
  Frame: 'Ash or walnut, with glass that does not shine.',
  Hanging: 'A wire and two hooks come along.',
};

const meta: Meta<typeof Accordion> = {
  title: 'Parts/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  args: { type: 'single', collapsible: true },
  render: (args) => (
    <Accordion {...args}>
      {Object.entries(QUESTIONS).map(([title, text]) => (
        <AccordionItem key={title} value={title}>
          <AccordionTrigger>{title}</AccordionTrigger>
          <AccordionContent>{text}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  ),
};

export default meta;
type Story = StoryObj<typeof Accordion>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Paper' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Frame' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Hanging' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByText(QUESTIONS.Paper)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(QUESTIONS.Paper)).toBeNull());
  },
};

export const OneOpen: Story = {
  args: { defaultValue: 'Frame' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Frame' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hanging' }));
    await expect(canvas.getByText(QUESTIONS.Hanging)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(QUESTIONS.Frame)).toBeNull());
  },
};

export const SeveralOpen: Story = { args: { type: 'multiple', defaultValue: ['Paper', 'Hanging'] } };
