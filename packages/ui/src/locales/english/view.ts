// Written by npm run texts.
export const view = {
  asPublic: 'View as others see it',
  copied: 'Copied',
  copyPrompt: 'Copy',
  deleteTitle: 'Delete Creation',
  deleteWarning: 'This action cannot be undone.',
  deleting: 'Deleting...',
  editDescription: 'Change the title, or who can see the creation.',
  editTitle: 'Edit Creation',
  saveChanges: 'Save Changes',
  missingText: 'It may have been deleted, or it is private.',
  missingTitle: 'Creation not found',
  next: 'Next',
  previous: 'Previous',
  place: '{{number, number}} of {{count, number}}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
