export default {
  title: 'Your latest creations',
  draft: 'Your draft',
  continue: 'Continue',
} as const;
