import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './rich-text';

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: {
    text: 'I agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>.',
    components: {
      terms: (words) => (
        <a href="#terms" className="text-accent-ink underline">
          {words}
        </a>
      ),
      privacy: (words) => (
        <a href="#privacy" className="text-accent-ink underline">
          {words}
        </a>
      ),
    },
  },
  argTypes: { components: { control: false } },
  render: (args) => (
    <p className="max-w-72 text-sm wrap-break-word">
      <RichText {...args} />
    </p>
  ),
  parameters: {
    guide: {
      keyboard: [],
      do: ['Keep the whole sentence in the catalogue and tag its elements; word order differs by language.'],
      dont: ['Put HTML into a catalogue; it is shown as text.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '#terms');
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '#privacy');
  },
};

/** A tag without a render function shows its text, and HTML is shown as text. */
export const UnknownComponents: Story = {
  args: { text: 'Made with <b>care</b> and <img src="x">.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Made with care and <img src="x">.')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    text: 'Ich stimme den <terms>Allgemeinen Geschäftsbedingungen</terms> und der <privacy>Datenschutzgrundverordnungsvereinbarung</privacy> in ihrer jeweils gültigen Fassung zu.',
  },
};
