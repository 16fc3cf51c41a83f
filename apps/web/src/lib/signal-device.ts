/** `missing`: the browser has no notifications for pages. */
export type SignalPermission = NotificationPermission | 'missing';

/** Notifications and a sound for a page in the background. Stories provide their own. */
export interface SignalDevice {
  isPageHidden: () => boolean;
  hasSound: () => boolean;
  permission: () => SignalPermission;
  /** Asks for the permission to show notifications. Only for a press: the browser opens a question. */
  requestPermission: () => Promise<SignalPermission>;
  /** Safari allows sounds of a hidden page only after a call within a press. */
  unlockSound: () => void;
  playSound: () => void;
  /** Shows a notification until the page is seen again. Does nothing without the permission. */
  notify: (text: string) => void;
}

interface Platform {
  Notification?: typeof Notification;
  AudioContext?: typeof AudioContext;
}

/** The frequencies in Hz of the two notes, E5 and A5, and when each begins, in seconds. */
const NOTES = [
  { frequency: 659.26, at: 0 },
  { frequency: 880, at: 0.16 },
];
const NOTE_SECONDS = 0.5;
/** The gain of a note at its loudest, from 0 to 1. */
const LOUDNESS = 0.12;
const ATTACK_SECONDS = 0.02;
/** An exponential ramp cannot end at 0. */
const SILENCE = 0.0001;

export function createSignalDevice({ Notification, AudioContext }: Platform = globalThis): SignalDevice {
  let audio: AudioContext | undefined;
  /** When the last note ends, on the clock of `audio`. */
  let soundEnd = 0;
  // Chrome on Android has the constructor, but only a service worker may show notifications.
  let isRefused = false;

  const construct = (text: string, options?: NotificationOptions) => {
    try {
      return Notification && new Notification(text, options);
    } catch {
      isRefused = true;
      return undefined;
    }
  };
  const permission = (): SignalPermission =>
    Notification && !isRefused ? Notification.permission : 'missing';
  const open = () => (audio ??= AudioContext && new AudioContext());
  // A running context uses the audio hardware, and power.
  const suspend = (context: AudioContext) => {
    if (context.currentTime >= soundEnd) void context.suspend();
  };

  return {
    isPageHidden: () => document.hidden,
    hasSound: () => AudioContext !== undefined,
    permission,
    requestPermission: async () => {
      // Finds out whether the constructor throws. Without the permission it shows nothing.
      if (permission() === 'default') construct('');
      if (!Notification || permission() !== 'default') return permission();
      return Notification.requestPermission();
    },
    unlockSound: () => {
      const context = open();
      void context?.resume().then(() => suspend(context));
    },
    playSound: () => {
      const context = open();
      void context?.resume().then(() => {
        const { currentTime } = context;
        for (const { frequency, at } of NOTES) {
          const note = playNote(context, frequency, currentTime + at);
          soundEnd = note.end;
          note.oscillator.addEventListener('ended', () => suspend(context));
        }
      });
    },
    notify: (text) => {
      if (permission() !== 'granted') return;
      // The sound is the page's own, and a newer notification replaces an older one.
      const notification = construct(text, { tag: 'generation', silent: true });
      if (!notification) return;
      notification.addEventListener('click', () => window.focus());
      document.addEventListener('visibilitychange', () => notification.close(), { once: true });
    },
  };
}

function playNote(context: AudioContext, frequency: number, start: number) {
  const end = start + NOTE_SECONDS;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS, start + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(context.destination);
  const oscillator = context.createOscillator();
  oscillator.frequency.value = frequency;
  oscillator.connect(gain);
  oscillator.start(start);
  oscillator.stop(end);
  return { oscillator, end };
}
