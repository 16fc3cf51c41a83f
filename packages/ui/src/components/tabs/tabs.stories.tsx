import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImageIcon, VideoIcon } from '../icons';
import { Tabs, TabsContent, TabsList, TabsTrigger, type TabsProps } from './tabs';

const ENGLISH = {
  name: 'Collections',
  mine: 'My Creations',
  community: 'Community',
  saved: 'What you saved',
  shared: 'What everyone shared',
};

const renderTabs =
  (texts: typeof ENGLISH, { fullWidth = false, disabled = false } = {}) =>
  (args: TabsProps) => (
    <Tabs {...args}>
      <TabsList aria-label={texts.name} fullWidth={fullWidth}>
        <TabsTrigger value="mine" count={12}>
          {texts.mine}
        </TabsTrigger>
        <TabsTrigger value="community" disabled={disabled}>
          {texts.community}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="mine" className="pt-4">
        {texts.saved}
      </TabsContent>
      <TabsContent value="community" className="pt-4">
        {texts.shared}
      </TabsContent>
    </Tabs>
  );

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: { defaultValue: 'mine', onValueChange: fn() },
  render: renderTabs(ENGLISH),
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected tab, then to its panel.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Moves focus to the next or previous tab and opens its panel. Directions are mirrored in right-to-left languages.',
        },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last tab and opens its panel.' },
      ],
      do: [
        'Use it for a few parallel views of the same kind.',
        'Explain nearby why a tab is locked, and reference that text with `aria-describedby`.',
      ],
      dont: ['Use it to navigate to another page; use links instead.', 'Use it for the steps of a sequence.'],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof Tabs>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Community' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What everyone shared');
  },
};

/** Arrow keys, Home and End move the focus between the tabs and open their panels. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /My Creations/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Community' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What everyone shared');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What you saved');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What everyone shared');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What you saved');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** With `fullWidth`, the tabs share the full width equally. */
export const Segmented: Story = {
  render: renderTabs(ENGLISH, { fullWidth: true }),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map(({ offsetWidth }) => offsetWidth);
    await expect(first).toBe(second);
  },
};

export const Disabled: Story = {
  render: renderTabs(ENGLISH, { disabled: true }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Community' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What you saved');
  },
};

/** A locked tab is focusable, but its panel does not open. */
export const Locked: Story = {
  args: { defaultValue: 'image' },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Kind" fullWidth className="max-w-96">
        <TabsTrigger value="image">
          <ImageIcon aria-hidden />
          Image
        </TabsTrigger>
        <TabsTrigger value="video" locked>
          <VideoIcon aria-hidden />
          Video
        </TabsTrigger>
      </TabsList>
      <TabsContent value="image" className="pt-4">
        One picture
      </TabsContent>
      <TabsContent value="video" className="pt-4">
        Five seconds
      </TabsContent>
    </Tabs>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const locked = canvas.getByRole('tab', { name: 'Video' });
    await userEvent.click(locked);
    await expect(locked).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(locked).toHaveFocus();
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('One picture');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  render: renderTabs(
    {
      name: 'Sammlungen',
      mine: 'Meine gespeicherten Bilder',
      community: 'Gemeinschaftsveröffentlichungen',
      saved: 'Was Sie gespeichert haben',
      shared: 'Was alle geteilt haben',
    },
    { fullWidth: true },
  ),
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.offsetWidth);
    }
  },
};

/** ArrowLeft opens the next tab. */
export const RightToLeft: Story = {
  render: renderTabs({
    name: 'المجموعات',
    mine: 'إبداعاتي',
    community: 'المجتمع',
    saved: 'ما حفظته',
    shared: 'ما شاركه الجميع',
  }),
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'المجتمع' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('ما شاركه الجميع');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('ما حفظته');
  },
};
