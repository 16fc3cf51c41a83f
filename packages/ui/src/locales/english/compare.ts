// Written by npm run texts.
export const compare = {
  compare: 'Compare',
  slider: 'With a slider',
  share: 'How much of picture 1 is seen',
  choose: 'Choose a picture to compare with.',
} as const;
