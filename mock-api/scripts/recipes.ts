import type { AspectRatio, Style } from '@product/domain';

/** A picture to render ahead of time. `file` is its name without the extension. */
export interface Recipe {
  file: string;
  prompt: string;
  style: Style;
  aspectRatio: AspectRatio;
}

/** One picture per style, recognisable at 100 pixels. */
export const styleTiles: readonly Recipe[] = (
  [
    ['realistic', 'An alpine lake at golden hour'],
    ['anime', 'A summer hill under tall clouds'],
    ['cyberpunk', 'A wet neon street, umbrella'],
    ['fantasy', 'A castle on a floating island above pink clouds'],
    ['sketch', 'An old house and a bare tree'],
    ['3d', 'A friendly orange robot'],
    ['vaporwave', 'A boulevard of palms at violet sunset'],
    ['cartoon', 'A red monster with horns'],
  ] as const
).map(([style, prompt]) => ({ file: style, prompt, style, aspectRatio: '4:3' }));

export const landingPictures: readonly Recipe[] = [
  { file: 'robot', prompt: 'A friendly orange robot', style: '3d', aspectRatio: '1:1' },
  { file: 'anime', prompt: 'A summer hill, wind and tall clouds', style: 'anime', aspectRatio: '3:4' },
  {
    file: 'cyberpunk',
    prompt: 'A wet street in neon rain, umbrella',
    style: 'cyberpunk',
    aspectRatio: '4:3',
  },
  { file: 'realistic', prompt: 'An alpine lake at golden hour', style: 'realistic', aspectRatio: '3:4' },
  {
    file: 'vaporwave',
    prompt: 'A boulevard of palms at violet sunset',
    style: 'vaporwave',
    aspectRatio: '1:1',
  },
  {
    file: 'fantasy',
    prompt: 'A castle on a floating island above pink clouds',
    style: 'fantasy',
    aspectRatio: '4:3',
  },
  { file: 'fjord', prompt: 'A misty fjord lake, pale morning', style: 'realistic', aspectRatio: '16:9' },
];
