import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DownloadIcon, TokenIcon } from '../icons';
import { Button, type ButtonProps } from './button';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'Activates the button.' }],
      do: [
        'Label it with the action: a verb and its object.',
        'Use one `primary` button per view; use `outline` or `ghost` for the other buttons.',
        'Set `loading` while the action is in progress: the button keeps its width and focus, and ignores presses.',
      ],
      dont: [
        'Use it to navigate to a page; render a link with `asChild` instead.',
        'Disable it without visible text nearby that gives the reason.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

const VARIANTS = [
  'primary',
  'inverse',
  'outline',
  'ghost',
  'destructive',
  'gradient',
] satisfies ButtonProps['variant'][];
const MEDIA_VARIANTS = ['glass', 'overlay'] satisfies ButtonProps['variant'][];
const SIZES = ['sm', 'md', 'lg', 'xl'] satisfies ButtonProps['size'][];

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Enter and Space call `onClick`, as a click does. */
export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {VARIANTS.map((variant) => (
          <Button key={variant} {...args} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3 rounded-md bg-media-ink p-4">
        {MEDIA_VARIANTS.map((variant) => (
          <Button key={variant} {...args} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
    </div>
  ),
};

/** All variants in the hover state. */
export const Hovered: Story = { ...Variants, parameters: { pseudo: { hover: 'button' } } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {SIZES.map((size) => (
        <Button key={size} {...args} size={size}>
          <DownloadIcon aria-hidden />
          {size}
        </Button>
      ))}
    </div>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true, type: 'submit' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const LoadingKeepsItsWidth: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <Button {...args} variant="primary">
        Save changes
      </Button>
      <Button {...args} variant="primary" loading>
        Save changes
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(widths[1]).toBe(widths[0]);
  },
};

export const WithCost: Story = {
  args: { variant: 'gradient', size: 'xl', fullWidth: true, className: 'justify-between' },
  render: (args) => (
    <Button {...args}>
      Generate
      <span className="num inline-flex items-center gap-1.5 text-sm font-medium">
        <TokenIcon />1 token
      </span>
    </Button>
  ),
};

export const AsLink: Story = {
  args: { asChild: true, variant: 'inverse', children: <a href="#pricing">See prices</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See prices' })).not.toHaveAttribute('type');
  },
};

/** A long label wraps; the button is never wider than its container. */
export const LongText: Story = {
  args: { variant: 'primary', children: 'Kostenloses siebentägiges Probeabonnement abschließen' },
  decorators: [
    (Story) => (
      <div className="w-64 border border-line p-2">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBeLessThanOrEqual(button.parentElement?.clientWidth ?? 0);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.offsetWidth);
  },
};
