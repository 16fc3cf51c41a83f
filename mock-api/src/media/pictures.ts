import type { AspectRatio, Style } from '@product/domain';
import { seedPictures } from '../seed/pictures';

/** A ready picture: `pictures/<file>` beside this file. */
export interface Picture {
  /** With its ending. */
  file: string;
  style: Style;
  aspectRatio: AspectRatio;
  text: string;
}

/** Pictures that only new prompts get, by what they show: squares of 1152 pixels. */
const SQUARES: Readonly<Record<Style, readonly string[]>> = {
  realistic: [
    'alpine lake golden evening',
    'mountain lake blue dusk',
    'desert dunes golden evening',
    'dunes rose twilight',
    'rocky sea coast dawn',
    'pine forest golden morning',
  ],
  anime: [
    'summer hill clouds wind',
    'meadow hill sunset autumn',
    'bus stop summer morning',
    'bus stop evening dusk',
    'comet stars night friends',
    'train window summer sea',
    'train window sunset sea',
  ],
  cyberpunk: [
    'wet neon street midnight',
    'jade green market alley',
    'rooftop neon skyline night',
    'rooftop orange sunrise',
    'train neon water midnight',
    'train teal canal bridge',
  ],
  fantasy: [
    'floating castle pink clouds',
    'floating castle teal waterfalls',
    'glowing tree gold lanterns',
    'glowing tree blossom spring',
    'dragon snow peaks blue',
    'dragon pink sunset mountains',
  ],
  sketch: ['lighthouse cliff gulls', 'old house porch tree', 'fishing boats harbour', 'bicycle wall flowers'],
  '3d': [
    'tiny island cottage blue',
    'island house violet autumn',
    'robot orange friend',
    'robot teal toy lavender',
    'donut mug pink icing',
    'tea breakfast cup blue',
  ],
  vaporwave: [
    'palm boulevard violet sunset',
    'palm boulevard teal night',
    'marble bust rising sea',
    'statue head golden sunset',
    'pyramid neon grid stars',
    'pyramid teal blue grid',
  ],
  cartoon: [
    'violet monster hello',
    'red monster horns',
    'green alien monster eyes',
    'rocket violet planet night',
    'rocket teal space planet',
    'cat fence moon night',
    'ginger cat fence noon',
  ],
};

export const picturesOf = (style: Style): Picture[] => [
  ...SQUARES[style].map((text) => ({
    file: `${style}-${text.replaceAll(' ', '-')}.webp`,
    style,
    aspectRatio: '1:1' as const,
    text,
  })),
  ...seedPictures
    .filter((seed) => seed.style === style)
    .map(({ file, aspectRatio, prompt }) => ({ file: `${file}.jpg`, style, aspectRatio, text: prompt })),
];
