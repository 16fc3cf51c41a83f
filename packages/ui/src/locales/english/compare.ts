// Written by npm run texts.
export const compare = {
  compare: 'Compare',
  slider: 'Use a slider',
  share: 'How much of picture 1 is visible',
  choose: 'Choose a picture to compare with.',
} as const;
