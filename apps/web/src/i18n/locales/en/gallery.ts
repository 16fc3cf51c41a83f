export default {
  documentTitle: 'Gallery',
  heading: 'Gallery',
  mineText: 'Everything you saved. Only you can see what is private.',
  communityText: 'What people have chosen to share.',
} as const;
