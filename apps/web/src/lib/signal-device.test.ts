import { afterEach, expect, test, vi } from 'vitest';
import { createSignalDevice } from './signal-device';

/** Notifications as in a browser on a desktop; `shown` has the ones that were constructed. */
function notifications(permission: NotificationPermission, answer = permission) {
  const shown: { text: string; options: NotificationOptions | undefined; close: () => void }[] = [];
  class FakeNotification extends EventTarget {
    static permission = permission;
    static requestPermission = vi.fn(async () => (FakeNotification.permission = answer));
    close = vi.fn();
    constructor(text: string, options?: NotificationOptions) {
      super();
      if (FakeNotification.permission === 'granted') shown.push({ text, options, close: this.close });
    }
  }
  return { Notification: FakeNotification as unknown as typeof Notification, shown };
}

/** Web Audio that records the notes, and ends them by `end`. */
function audio() {
  const oscillators: (EventTarget & { frequency: { value: number }; start: (at: number) => void })[] = [];
  const contexts: FakeContext[] = [];
  class FakeContext {
    currentTime = 0;
    destination = {};
    state = 'suspended';
    constructor() {
      contexts.push(this);
    }
    resume = async () => void (this.state = 'running');
    suspend = async () => void (this.state = 'suspended');
    createGain = () => ({
      gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: vi.fn(),
    });
    createOscillator = () => {
      const oscillator = Object.assign(new EventTarget(), {
        frequency: { value: 0 },
        connect: vi.fn(),
        start: vi.fn(),
        stop: vi.fn(),
      });
      oscillators.push(oscillator);
      return oscillator;
    };
  }
  const end = () => {
    contexts[0]!.currentTime = 60;
    for (const oscillator of oscillators) oscillator.dispatchEvent(new Event('ended'));
  };
  return { AudioContext: FakeContext as unknown as typeof AudioContext, contexts, oscillators, end };
}

afterEach(() => void vi.unstubAllGlobals());

const stubDocument = () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  return () => page.dispatchEvent(new Event('visibilitychange'));
};

test('a notification needs the permission, and is closed when the page becomes visible', async () => {
  const changeVisibility = stubDocument();
  const { Notification, shown } = notifications('default', 'granted');
  const device = createSignalDevice({ Notification });
  device.notify('Too early');
  expect(shown).toEqual([]);
  expect(await device.requestPermission()).toBe('granted');
  device.notify('Your picture is ready.');
  expect(shown).toMatchObject([{ text: 'Your picture is ready.', options: { silent: true } }]);
  expect(shown[0]!.close).not.toHaveBeenCalled();
  changeVisibility();
  expect(shown[0]!.close).toHaveBeenCalledOnce();
});

test.each(['granted', 'denied'] as const)(
  'a permission that is "%s" is not requested again',
  async (known) => {
    const { Notification } = notifications(known);
    expect(await createSignalDevice({ Notification }).requestPermission()).toBe(known);
    expect(Notification.requestPermission).not.toHaveBeenCalled();
  },
);

test('where only a service worker may show notifications, no permission is requested', async () => {
  const { Notification } = notifications('default', 'granted');
  const Refusing = Object.assign(
    function () {
      throw new TypeError('Illegal constructor');
    },
    { permission: 'default', requestPermission: Notification.requestPermission },
  ) as unknown as typeof Notification;
  const device = createSignalDevice({ Notification: Refusing });
  expect(await device.requestPermission()).toBe('missing');
  expect(device.permission()).toBe('missing');
  expect(Notification.requestPermission).not.toHaveBeenCalled();
});

test.each([true, false])('the visibility of the page is read: hidden %s', (hidden) => {
  vi.stubGlobal('document', { hidden });
  expect(createSignalDevice({}).isPageHidden()).toBe(hidden);
});

test('a browser without both APIs does nothing', async () => {
  const device = createSignalDevice({});
  expect(device.hasSound()).toBe(false);
  expect(await device.requestPermission()).toBe('missing');
  device.unlockSound();
  device.playSound();
  device.notify('Your picture is ready.');
});

test('the sound is two notes of one context, which runs only while they sound', async () => {
  const { AudioContext, contexts, oscillators, end } = audio();
  const device = createSignalDevice({ AudioContext });
  device.unlockSound();
  await vi.waitFor(() => expect(contexts[0]!.state).toBe('suspended'));
  expect(oscillators).toEqual([]);
  device.playSound();
  await vi.waitFor(() => expect(oscillators).toHaveLength(2));
  expect(contexts).toHaveLength(1);
  expect(contexts[0]!.state).toBe('running');
  const [low, high] = oscillators.map(({ frequency }) => frequency.value);
  expect(low).toBeLessThan(high!);
  end();
  expect(contexts[0]!.state).toBe('suspended');
});
