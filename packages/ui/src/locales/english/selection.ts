// Written by npm run texts.
export const selection = {
  bar: 'Selection',
  count_one: '{{count, number}} selected',
  count_other: '{{count, number}} selected',
  all: 'Select all',
  none: 'Deselect all',
  failed_one: '{{task}}: failed for {{count, number}} creation.',
  failed_other: '{{task}}: failed for {{count, number}} creations.',
  deleteTitle_one: 'Delete {{count, number}} Creation',
  deleteTitle_other: 'Delete {{count, number}} Creations',
  publish: 'Make public',
  unpublish: 'Make private',
  progress: '{{done, number}} of {{total, number}}',
  unread_one: 'This page cannot read {{count, number}} file. Open it, and save it from there.',
  unread_other: 'This page cannot read {{count, number}} files. Open each, and save it from there.',
} as const;
