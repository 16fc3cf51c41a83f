export default {
  ready: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
} as const;
