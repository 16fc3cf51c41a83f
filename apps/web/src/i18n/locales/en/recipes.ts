export default {
  copyLink: 'Copy recipe link',
  linkNote:
    'A link that fills this form with the prompt and the settings. Whoever opens it decides whether to generate.',
} as const;
