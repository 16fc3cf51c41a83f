// Written by npm run texts.
export const share = {
  share: 'Share',
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  copyLink: 'Copy link',
} as const;
