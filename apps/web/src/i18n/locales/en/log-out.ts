export default {
  title: 'Log out without saving?',
  unsaved_one:
    '{{count, number}} result from this session is not in your gallery. It will be lost when you log out.',
  unsaved_other:
    '{{count, number}} results from this session are not in your gallery. They will be lost when you log out.',
} as const;
