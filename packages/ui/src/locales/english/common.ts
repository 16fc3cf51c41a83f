// Written by npm run texts.
export const common = {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  download: 'Download',
  promptPlaceholder: 'A quiet street after the rain, neon in the puddles',
  labelled: '{{label}}: {{text}}',
  listed: '{{text}}, {{more}}',
} as const;
