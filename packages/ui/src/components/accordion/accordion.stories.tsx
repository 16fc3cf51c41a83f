import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  type AccordionProps,
} from './accordion';

const QUESTIONS = {
  Paper: 'Cotton rag, 310 grams, without brighteners.',
  Frame: 'Ash or walnut, with glass that does not shine.',
  Hanging: 'A wire and two hooks come along.',
};

const renderAccordion = (questions: Record<string, string>, disabled?: string) => (args: AccordionProps) => (
  <Accordion {...args}>
    {Object.entries(questions).map(([title, text]) => (
      <AccordionItem key={title} value={title} disabled={title === disabled}>
        <AccordionTrigger>{title}</AccordionTrigger>
        <AccordionContent>{text}</AccordionContent>
      </AccordionItem>
    ))}
  </Accordion>
);

const meta: Meta<typeof Accordion> = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionContent },
  args: { type: 'single', collapsible: true },
  render: renderAccordion(QUESTIONS),
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'Opens or closes the panel of the focused heading.' },
        { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves focus to the next or previous heading.' },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last heading.' },
      ],
      do: [
        'Use it for FAQs or details of which most users need only one or two sections.',
        'Set `headingLevel` of each `AccordionTrigger` to match the page’s heading outline.',
      ],
      dont: ['Hide content in it that every user must read.', 'Nest accordions.'],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof Accordion>;

export const Default: Story = {};

/** Arrow keys, Home and End move the focus between the headings; Enter and Space toggle a panel. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(heading('Paper')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(heading('Frame')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(heading('Paper')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(heading('Hanging')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByText(QUESTIONS.Paper)).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(QUESTIONS.Paper)).toBeNull());
  },
};

/** With `type="single"`, opening one item closes the other. */
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

/** All headings in the hover state. */
export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };

export const Disabled: Story = {
  render: renderAccordion(QUESTIONS, 'Frame'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Frame' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Hanging' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { defaultValue: 'Was geschieht mit meinen Bildern nach einer Benutzerkontenschließung?' },
  render: renderAccordion({
    'Was geschieht mit meinen Bildern nach einer Benutzerkontenschließung?':
      'Sie werden innerhalb von dreißig Tagen gelöscht. Ausgenommen sind Rechnungsunterlagen, die wir nach gesetzlichen Aufbewahrungspflichten zehn Jahre lang vorhalten.',
    Rechnungsempfängeradressänderungsmitteilungen: 'Bitte schriftlich.',
  }),
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};
