import { TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GenerateButton } from './generate-button';

const meta = {
  title: 'Pieces/Generator/GenerateButton',
  component: GenerateButton,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'Submits the surrounding form.' }],
      do: [
        'Place it inside the form that it submits.',
        'Explain in `disabledReason` why nothing can be generated yet.',
      ],
      dont: ['Disable it if the balance is too low; the server decides whether the tokens suffice.'],
    } satisfies StoryGuide,
  },
  args: { mediaType: 'image', cost: 1, tokens: 120, buyTokensHref: '/buy-tokens' },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof GenerateButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.balance-worth', 'req:generate.cost-and-balance', 'req:tokens.image-cost'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Generate' });
    await expect(button).toHaveAccessibleDescription('1 token');
    await expect(canvas.getByText('Balance: 120 tokens')).toBeVisible();
    await expect(canvas.getByText('119 after this image')).toBeVisible();
    await expect(canvas.getByText('120 images or 40 videos')).toBeVisible();
  },
};

export const ForAVideo: Story = {
  tags: ['req:generate.cost-and-balance', 'req:tokens.video-cost'],
  args: { mediaType: 'video', cost: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Generate' })).toHaveAccessibleDescription('3 tokens');
    await expect(canvas.getByText('117 after this video')).toBeVisible();
  },
};

export const OutOfTokens: Story = {
  args: { tokens: 0 },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Buy Tokens' });
    await expect(link).toHaveAttribute('href', '/buy-tokens');
  },
};

/** If the balance is too low, the missing tokens and a pack that covers them are shown before the press. */
export const TooFewForAVideo: Story = {
  tags: ['req:generate.shortfall'],
  args: {
    mediaType: 'video',
    cost: 3,
    tokens: 1,
    coveringPack: TOKEN_PACKS[0],
    buyTokensHref: '/buy-tokens?package=hobby',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 tokens short')).toBeVisible();
    await expect(canvas.getByText(/^The Hobby pack covers it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute(
      'href',
      '/buy-tokens?package=hobby',
    );
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
  },
};

export const Included: Story = {
  args: { cost: 0, tokens: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Generate' })).toHaveAccessibleDescription('Included');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['req:generate.generate-disabled-busy'],
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Generating...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'Please enter a prompt to generate content.' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Generate' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The disabled button can be focused, and its description says why it is disabled. */
export const DisabledAndFocused: Story = {
  args: { disabledReason: 'Please enter a prompt to generate content.' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Generate' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('1 token Please enter a prompt to generate content.');
  },
};

const submitted = fn();

export const SubmitsByEnterAndSpace: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <GenerateButton {...args} />
    </form>
  ),
  play: async () => {
    submitted.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(submitted).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = { args: { tokens: 0 }, globals: { locale: 'long' } };
