export default {
  documentTitle: 'Subscribe',
  heading: 'Subscribe',
  text: 'Pictures and videos every month, for one price.',
  active: 'Your subscription is active',
  activeText: 'You can make images and videos in every quality.',
  create: 'Start creating',
  change: 'Choose another plan',
} as const;
