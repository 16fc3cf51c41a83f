import type { Named } from '../sheet';

export interface NeonPalette extends Named {
  /** From the zenith to the glow at the horizon. */
  sky: readonly [string, string, string, string];
  hot: string;
  cold: string;
  lamp: string;
  spare: string;
}

export const NEON: readonly NeonPalette[] = [
  {
    words: ['neon', 'midnight', 'pink', 'night'],
    sky: ['#070b1f', '#17245c', '#7a2a86', '#ff6a88'],
    hot: '#ff2f8e',
    cold: '#22e6ff',
    lamp: '#ffb03a',
    spare: '#8b5bff',
  },
  {
    words: ['teal', 'green', 'jade', 'canal'],
    sky: ['#04121c', '#0a3a4c', '#158a8c', '#a8f0c8'],
    hot: '#ff4d5e',
    cold: '#3dffd0',
    lamp: '#ffd24d',
    spare: '#2f9bff',
  },
  {
    words: ['orange', 'dusk', 'sunrise', 'sunset', 'red'],
    sky: ['#120616', '#3d0f4d', '#b0265f', '#ff9a4d'],
    hot: '#ff3d6e',
    cold: '#39c8ff',
    lamp: '#ff9d2e',
    spare: '#c04dff',
  },
];

export const INK = '#05060f';

export function neonOf({ hot, cold, lamp, spare }: NeonPalette): readonly string[] {
  return [hot, cold, lamp, spare, hot, cold];
}
