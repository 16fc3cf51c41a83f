import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImageIcon, VideoIcon } from '../icons';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs';

const meta: Meta<typeof Tabs> = {
  title: 'Parts/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: { defaultValue: 'mine', onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Collections">
        <TabsTrigger value="mine" count={12}>
          My Creations
        </TabsTrigger>
        <TabsTrigger value="community">Community</TabsTrigger>
      </TabsList>
      <TabsContent value="mine" className="pt-4">
        What you saved
      </TabsContent>
      <TabsContent value="community" className="pt-4">
        What everyone shared
      </TabsContent>
    </Tabs>
  ),
};

export default meta;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Community' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What everyone shared');
  },
};

export const ByArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /My Creations/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Community' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What everyone shared');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What you saved');
  },
};

export const Locked: Story = {
  args: { defaultValue: 'image' },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Kind" block className="max-w-96">
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
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
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
