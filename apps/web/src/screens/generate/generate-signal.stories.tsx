import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang } from 'mock-api';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { isSignalOn, storeSignal } from '../../lib/done-signal';
import type { SignalDevice, SignalPermission } from '../../lib/signal-device';
import { manualClock, StoryApp, pageParameters } from '../../testing';
import { generate, PROMPT, resultOf, toast, type Canvas } from './generate.steps';

interface DeviceState {
  permission?: SignalPermission;
  /** The user's answer to the browser's permission prompt. */
  answer?: SignalPermission;
  hasSound?: boolean;
  /** Whether the page is hidden behind another tab. */
  isHidden?: boolean;
}

const device = ({
  permission = 'default',
  answer = 'granted',
  hasSound = true,
  isHidden = false,
}: DeviceState = {}) => {
  let current = permission;
  return {
    isPageHidden: () => isHidden,
    hasSound: () => hasSound,
    permission: () => current,
    requestPermission: fn(async () => (current = answer)),
    unlockSound: fn(),
    playSound: fn(),
    notify: fn(),
  } satisfies SignalDevice;
};

/** Sets the capabilities of the story's browser. */
const withDevice =
  (state?: DeviceState, isOn = false): Story['beforeEach'] =>
  ({ args }) => {
    args.signalDevice = device(state);
    storeSignal(isOn);
  };

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  // Without it the elapsed time would differ between screenshots.
  args: { path: '/generate', clock: manualClock(() => 0) },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const setting = (canvas: Canvas) => canvas.findByRole('switch', { name: 'Notify me when it is done' });

const RUNNING = { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } };

/** While a generation is running, a switch offers the signal. A press requests the permission once, and is stored. */
export const SignalOffered: Story = {
  tags: ['req:generate.done-signal'],
  parameters: RUNNING,
  beforeEach: withDevice(),
  play: async ({ canvas, args }) => {
    const { requestPermission } = args.signalDevice!;
    await generate(canvas);
    const control = await setting(canvas);
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription(
      'With a notification and a short sound, while you are in another tab.',
    );
    await expect(requestPermission).not.toHaveBeenCalled();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(requestPermission).toHaveBeenCalledOnce();
    await expect(isSignalOn()).toBe(true);
    await userEvent.click(control);
    await expect(isSignalOn()).toBe(false);
    await userEvent.click(control);
    await expect(requestPermission).toHaveBeenCalledOnce();
  },
};

/** The notification contains no private data. */
export const SignalledInAnotherTab: Story = {
  tags: ['req:generate.done-signal', 'req:generate.done-signal-private'],
  beforeEach: withDevice({ permission: 'granted', isHidden: true }, true),
  play: async ({ canvas, args }) => {
    const { notify, playSound, unlockSound, requestPermission } = args.signalDevice!;
    await resultOf(canvas);
    // The press on Generate has unlocked the sound.
    await expect(unlockSound).toHaveBeenCalledOnce();
    await expect(playSound).toHaveBeenCalledOnce();
    await expect(mocked(notify).mock.calls).toEqual([['Your picture is ready.']]);
    await expect(JSON.stringify(mocked(notify).mock.calls)).not.toContain(PROMPT);
    await expect(requestPermission).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('switch', { name: 'Notify me when it is done' })).toBeNull();
  },
};

/** Nothing is signalled while the page is visible. */
export const NotSignalledWhileVisible: Story = {
  tags: ['req:generate.done-signal'],
  beforeEach: withDevice({ permission: 'granted' }, true),
  play: async ({ canvas, args }) => {
    await resultOf(canvas);
    await expect(args.signalDevice!.notify).not.toHaveBeenCalled();
    await expect(args.signalDevice!.playSound).not.toHaveBeenCalled();
  },
};

/** Without the setting nothing is signalled. */
export const NotSignalledUnlessOn: Story = {
  tags: ['req:generate.done-signal'],
  beforeEach: withDevice({ permission: 'granted', isHidden: true }),
  play: async ({ canvas, args }) => {
    await resultOf(canvas);
    await expect(args.signalDevice!.notify).not.toHaveBeenCalled();
    await expect(args.signalDevice!.playSound).not.toHaveBeenCalled();
  },
};

export const FailureSignalled: Story = {
  tags: ['req:generate.done-signal'],
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500)] } },
  beforeEach: withDevice({ permission: 'granted', isHidden: true }, true),
  play: async ({ canvas, args }) => {
    await generate(canvas);
    await toast('Generation Failed');
    await expect(mocked(args.signalDevice!.notify).mock.calls).toEqual([['Generation Failed']]);
  },
};

/** The end of a queue is signalled once, with how many are done and how many have failed. */
export const QueueSignalled: Story = {
  tags: ['req:generate.queue-heard'],
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500, '', { times: 1 })] },
  },
  beforeEach: withDevice({ permission: 'granted', isHidden: true }, true),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Standard' }));
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await generate(canvas);
    await waitFor(
      () =>
        expect(mocked(args.signalDevice!.notify).mock.calls).toEqual([
          ['The queue has finished. 2 of 3 done, 1 failed'],
        ]),
      { timeout: 5_000 },
    );
  },
};

/** A cancelled generation is not signalled. */
export const CancelNotSignalled: Story = {
  tags: ['req:generate.done-signal'],
  parameters: RUNNING,
  beforeEach: withDevice({ permission: 'granted', isHidden: true }, true),
  play: async ({ canvas, args }) => {
    await generate(canvas);
    await setting(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Generate' })).toBeEnabled();
    await expect(args.signalDevice!.playSound).not.toHaveBeenCalled();
  },
};

/** If the permission is denied, only the sound remains. A message, also after the generation, says what to do. */
export const NotificationsBlocked: Story = {
  tags: ['req:generate.done-signal-refused'],
  parameters: RUNNING,
  beforeEach: withDevice({ answer: 'denied' }),
  play: async ({ canvas, loaded: { world } }) => {
    await generate(canvas);
    const control = await setting(canvas);
    await userEvent.click(control);
    await waitFor(() =>
      expect(control).toHaveAccessibleDescription(
        'With a short sound, while you are in another tab. Notifications are blocked for this site. You can allow them in the settings of your browser.',
      ),
    );
    await expect(control).toBeChecked();
    const blocked = canvas.getByText(/^Notifications are blocked/);
    await expect(getComputedStyle(blocked).display, 'a line of its own').not.toBe('inline');
    world.faults.clear();
    await canvas.findByRole('button', { name: 'Download' });
    await expect(control).toBeVisible();
  },
};

/** An obstacle that was there before is described, but announced only after a press. */
export const BlockedBefore: Story = {
  tags: ['req:generate.done-signal-refused'],
  parameters: RUNNING,
  beforeEach: withDevice({ permission: 'denied' }),
  play: async ({ canvas }) => {
    await generate(canvas);
    const control = await setting(canvas);
    await expect(control).toHaveAccessibleDescription(/Notifications are blocked for this site/);
    const blocked = () => canvas.getByText(/^Notifications are blocked/);
    await expect(blocked()).not.toHaveAttribute('role');
    await userEvent.click(control);
    await expect(blocked()).toHaveAttribute('role', 'status');
  },
};

/** The permission prompt was dismissed without an answer. */
export const NotificationsNotAnswered: Story = {
  tags: ['req:generate.done-signal-refused'],
  parameters: RUNNING,
  beforeEach: withDevice({ answer: 'default' }),
  play: async ({ canvas, args }) => {
    await generate(canvas);
    const control = await setting(canvas);
    await userEvent.click(control);
    await waitFor(() =>
      expect(control).toHaveAccessibleDescription(/Turn this off and on again to be asked\.$/),
    );
    await userEvent.click(control);
    await userEvent.click(control);
    await expect(args.signalDevice!.requestPermission).toHaveBeenCalledTimes(2);
  },
};

export const NotificationsMissing: Story = {
  tags: ['req:generate.done-signal-refused'],
  parameters: RUNNING,
  beforeEach: withDevice({ permission: 'missing' }),
  play: async ({ canvas, args }) => {
    await generate(canvas);
    const control = await setting(canvas);
    await expect(control).toHaveAccessibleDescription(
      /This browser cannot show notifications from this site\.$/,
    );
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.signalDevice!.requestPermission).not.toHaveBeenCalled();
  },
};

/** Without notifications and sounds the setting is not shown. */
export const NothingToSignalWith: Story = {
  tags: ['req:generate.done-signal-refused'],
  parameters: RUNNING,
  beforeEach: withDevice({ permission: 'missing', hasSound: false }),
  play: async ({ canvas }) => {
    await generate(canvas);
    await canvas.findByRole('button', { name: 'Cancel' });
    await expect(canvas.queryByRole('switch', { name: 'Notify me when it is done' })).toBeNull();
  },
};
