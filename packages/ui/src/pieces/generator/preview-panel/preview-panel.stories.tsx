import { GENERATOR_DEFAULTS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Switch } from '../../../components';
import { SimilarStyles } from '../similar-styles';
import { STYLE_PICTURES } from '../style-tiles';
import { PreviewPanel, type PreviewPanelProps } from './preview-panel';

const choices = {
  ...GENERATOR_DEFAULTS,
  aspectRatio: '16:9' as const,
  prompt: 'A quiet street after the rain, neon in the puddles',
};

const meta = {
  title: 'Pieces/Generator/PreviewPanel',
  component: PreviewPanel,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'After a submit, pass the settings of the request as `choices`; they set the frame’s aspect ratio.',
        'Set `watermark` for users without an account.',
      ],
      dont: [
        'Unmount it while a generation is running; it keeps its size in every phase to avoid layout shifts.',
      ],
    } satisfies StoryGuide,
  },
  args: {
    choices,
    state: { phase: 'idle' },
    onExample: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onView: fn(),
    onShare: fn(),
    onDownload: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof PreviewPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generation.idle'],
  play: async ({ canvasElement, args }) => {
    const examples = within(within(canvasElement).getByRole('list', { name: 'Try one of these' }));
    await userEvent.click(examples.getByRole('button', { name: /alpine lake/ }));
    await expect(args.onExample).toHaveBeenCalledWith('First light on an alpine lake, mist over the water');
  },
};

export const IdleTall: Story = { args: { choices: { ...choices, aspectRatio: '9:16' } } };

/** Before a video the empty frame speaks of one. */
export const IdleForVideo: Story = {
  args: { state: { phase: 'idle' }, choices: { ...choices, mediaType: 'video' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Your video/)).toBeVisible();
    await expect(canvas.queryByText(/^Your picture/)).toBeNull();
  },
};

/** The example prompts in the hover state. */
export const IdleHovered: Story = { parameters: { pseudo: { hover: 'button' } } };

export const Generating: Story = {
  tags: ['req:generate.preview-progress'],
  args: { state: { phase: 'generating', progress: 47 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('progressbar', { name: 'Generation progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', '47');
    await expect(canvas.getByText('47%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

function Host(props: PreviewPanelProps) {
  const [state, setState] = useState(props.state);
  return <PreviewPanel {...props} state={state} onCancel={() => setState({ phase: 'idle' })} />;
}

/** Cancel goes, and the panel has the focus. */
export const Cancelled: Story = {
  tags: ['!autodocs', 'req:generate.preview-progress'],
  args: { state: { phase: 'generating', progress: 47 } },
  render: (args) => <Host {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveFocus();
  },
};

export const GeneratingSketch: Story = {
  args: {
    state: { phase: 'generating', progress: 5 },
    choices: { ...choices, style: 'sketch', aspectRatio: '1:1' },
  },
};

/** The host's content is rendered below the frame in every phase. */
export const WithMoreBelowTheFrame: Story = {
  args: {
    state: { phase: 'generating', progress: 47 },
    belowFrame: <Switch label="Notify me when it is done" />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeVisible();
  },
};

/** If a generation takes longer than usual, a message says what the user can do. */
export const GeneratingForLong: Story = {
  tags: ['req:generate.takes-longer'],
  args: { state: { phase: 'generating', progress: 95, elapsed: 84, late: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('84s')).toBeVisible();
    await expect(canvas.getAllByText(/^This is taking longer than usual/)[0]).toBeVisible();
  },
};

/** Screen readers announce the start, each quarter and the end, but not every step in between. */
export const ScreenReader: Story = {
  tags: ['req:generate.progress-heard'],
  render: function Render(args) {
    const [progress, setProgress] = useState(0);
    return (
      <>
        <PreviewPanel
          {...args}
          state={
            progress < 100
              ? { phase: 'generating', progress }
              : { phase: 'done', src: STYLE_PICTURES.cyberpunk }
          }
        />
        <button type="button" onClick={() => setProgress(progress + 5)}>
          On
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getAllByRole('status').at(-1)!;
    const announced = [status.textContent];
    for (let step = 0; step < 20; step++) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'On' }));
      if (status.textContent !== announced.at(-1)) announced.push(status.textContent);
    }
    await expect(announced).toEqual(['Generating...', '25%', '50%', '75%', 'The result is ready.']);
  },
};

/** A result that is shown again, when the screen opens or after Cancel, is not announced. */
export const EarlierNotAnnounced: Story = {
  tags: ['!autodocs', 'req:generate.progress-heard'],
  render: function Render(args) {
    const [isRunning, setRunning] = useState(false);
    const [earlier, setEarlier] = useState(false);
    return (
      <PreviewPanel
        {...args}
        state={
          isRunning
            ? { phase: 'generating', progress: 0 }
            : { phase: 'done', src: STYLE_PICTURES.cyberpunk, earlier }
        }
        onUseAgain={() => setRunning(true)}
        onCancel={() => {
          setRunning(false);
          setEarlier(true);
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const status = () => canvasElement.querySelector('[data-ui=preview-panel] > [role=status]');
    await expect(status()).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Reuse prompt' }));
    await expect(status()).toHaveTextContent('Generating...');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(status()).toBeEmptyDOMElement();
  },
};

/** What a host announces itself is not announced here, nor is its result once the host's announcements end. */
export const Quiet: Story = {
  tags: ['!autodocs', 'req:generate.queue-heard'],
  render: function Render(args) {
    const [isDone, setDone] = useState(false);
    const [quiet, setQuiet] = useState(true);
    return (
      <PreviewPanel
        {...args}
        quiet={quiet}
        state={
          isDone ? { phase: 'done', src: STYLE_PICTURES.cyberpunk } : { phase: 'generating', progress: 50 }
        }
        onCancel={() => setDone(true)}
        onUseAgain={() => setQuiet(false)}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const status = () => canvasElement.querySelector('[data-ui=preview-panel] > [role=status]');
    await expect(status()).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reuse prompt' }));
    await expect(status()).toBeEmptyDOMElement();
  },
};

export const Done: Story = {
  tags: ['req:generation.done'],
  args: { state: { phase: 'done', src: STYLE_PICTURES.cyberpunk }, similar: <SimilarStyles /> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picture = await canvas.findByRole('img', { name: /^Cyberpunk picture: A quiet street/ });
    await waitFor(() => expect(picture).toBeVisible());
    await expect(canvas.getByText(/HD · 1 token$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Similar styles' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View larger' }));
    await expect(args.onView).toHaveBeenCalledOnce();
    // The browser's menu has the entries of the picture: it lies above the button.
    const { x, y, width, height } = picture.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(picture);
    await userEvent.click(picture);
    await expect(args.onView).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'View larger' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'X' }));
    await expect(args.onShare).toHaveBeenCalledWith('x');
  },
};

export const DoneAndSaved: Story = {
  args: { state: { phase: 'done', src: STYLE_PICTURES.cyberpunk }, saved: true },
};

export const DoneWithWatermark: Story = {
  tags: ['req:generate.watermark'],
  args: {
    state: { phase: 'done', src: STYLE_PICTURES.fantasy },
    choices: { ...choices, style: 'fantasy' },
    watermark: 'Easel',
    onSave: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('Easel')).length).toBeGreaterThan(0);
    await expect(within(canvasElement).queryByRole('button', { name: 'Save to Gallery' })).toBeNull();
  },
};

export const DoneButBroken: Story = {
  args: { state: { phase: 'done' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This picture cannot be shown')).toBeVisible();
  },
};

/** The text alternative and the error of a video that cannot be loaded say that it is a video. */
export const VideoButBroken: Story = {
  args: { state: { phase: 'done' }, choices: { ...choices, mediaType: 'video' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This video cannot be shown')).toBeVisible();
    await expect(canvas.getByText(/^Cyberpunk video: A quiet street/)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['req:generation.failed'],
  args: { state: { phase: 'failed', message: 'Failed to generate content. Please try again.' } },
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByText('Generation Failed')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};

/** A generation that failed for lack of tokens shows the reason and a link to buy tokens. */
export const FailedWithoutTokens: Story = {
  args: {
    state: { phase: 'failed', message: 'Insufficient tokens.', buyTokensHref: '#/pricing' },
  },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByText('Insufficient tokens.')).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '#/pricing');
  },
};

export const KeepsItsShape: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <PreviewPanel {...args} state={{ phase: 'idle' }} aria-label="Idle" />
      <PreviewPanel {...args} state={{ phase: 'generating', progress: 80 }} aria-label="Generating" />
      <PreviewPanel {...args} state={{ phase: 'done', src: STYLE_PICTURES.anime }} aria-label="Done" />
      <PreviewPanel {...args} state={{ phase: 'failed', message: 'No answer' }} aria-label="Failed" />
    </div>
  ),
  args: { choices: { ...choices, aspectRatio: '3:4' } },
  play: async ({ canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll('[data-ui=preview-frame]')];
    const sizes = frames.map((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}`;
    });
    await expect(new Set(sizes).size).toBe(1);
    const { width = 0, height = 1 } = frames[0]?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(3 / 4, 2);
    const media = canvasElement.querySelector('[data-ui=media-frame]')?.getBoundingClientRect();
    await expect([media?.width, media?.height]).toEqual([width, height]);
  },
};

export const FailedWithLongText: Story = {
  args: {
    state: {
      phase: 'failed',
      message:
        'The prompt was refused: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is more than one word can bear, and the studio is closed until tomorrow.',
    },
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
