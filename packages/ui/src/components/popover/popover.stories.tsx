import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Field } from '../field';
import { Input } from '../input';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger, type PopoverProps } from './popover';

const ENGLISH = {
  name: 'About the paper',
  text: 'Cotton rag, 310 grams, without brighteners. It keeps its white for a century.',
  close: 'Close',
};

const renderPopover = (texts: typeof ENGLISH) => (args: PopoverProps) => (
  <Popover {...args}>
    <PopoverTrigger asChild>
      <Button>{texts.name}</Button>
    </PopoverTrigger>
    <PopoverContent align="start" aria-label={texts.name}>
      <p className="mb-3">{texts.text}</p>
      <PopoverClose asChild>
        <Button size="sm">{texts.close}</Button>
      </PopoverClose>
    </PopoverContent>
  </Popover>
);

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent, PopoverClose },
  render: renderPopover(ENGLISH),
  decorators: [
    (Story) => (
      <div className="min-h-56 p-4">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, iframeHeight: 280 } },
    guide: {
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'On the trigger: opens the popover and moves focus into it.' },
        { keys: ['Escape'], does: 'Closes the popover and returns focus to its trigger.' },
      ],
      do: [
        'Use it for additional information about one element, with one or two controls.',
        'Give it an accessible name: screen readers announce it as a dialog.',
      ],
      dont: [
        'Use it for a decision that the user must make; use a dialog instead.',
        'Use it for a list of actions; use a dropdown menu instead.',
      ],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof Popover>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About the paper' }));
    await expect(await screen.findByRole('dialog', { name: 'About the paper' })).toBeVisible();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'About the paper' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(trigger).toHaveFocus();
    }
  },
};

export const ClosedFromWithin: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'About the paper' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** The popover is not modal: a press outside closes it. */
export const ClosedByOutsidePress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About the paper' }));
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A `Field` around the trigger does not label a control inside the popover. */
export const InAField: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Field label="Prompt">
      <Popover {...args}>
        <PopoverTrigger asChild>
          <Button>Earlier prompts</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Earlier prompts">
          <Input type="search" aria-label="Search" />
        </PopoverContent>
      </Popover>
    </Field>
  ),
  play: async () => {
    await expect(await screen.findByRole('searchbox', { name: 'Search' })).not.toHaveAttribute('id');
  },
};

export const LongText: Story = {
  args: { defaultOpen: true },
  render: renderPopover({
    name: 'Papiersortenbeschreibung',
    text: 'Baumwollhadernpapier ohne optische Aufheller, dreihundertzehn Gramm je Quadratmeter, mit alterungsbeständiger Oberflächenbeschichtungszusammensetzung.',
    close: 'Beschreibung schließen',
  }),
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await expect(popover.scrollWidth).toBe(popover.clientWidth);
  },
};

/** With `align="start"`, the right edges of popover and button are aligned. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  render: renderPopover({ name: 'عن الورق', text: 'قطن خالص، ٣١٠ غرامات، بلا مبيّضات.', close: 'إغلاق' }),
  globals: { locale: 'ar' },
  play: async () => {
    const popover = await screen.findByRole('dialog');
    const trigger = document.querySelector('[data-ui=popover-trigger]');
    await waitFor(() =>
      expect(
        Math.abs(popover.getBoundingClientRect().right - (trigger?.getBoundingClientRect().right ?? 0)),
      ).toBeLessThan(1),
    );
  },
};
