// Written by npm run texts.
export const view = {
  asPublic: 'As the public sees it',
  copied: 'Copied',
  copyPrompt: 'Copy',
  deleteTitle: 'Delete Creation',
  deleteWarning: 'This action cannot be undone.',
  deleting: 'Deleting...',
  editDescription: 'Change the title, or who can see it.',
  editTitle: 'Edit Creation',
  saveChanges: 'Save Changes',
  missingText: 'It may have been deleted, or it is private.',
  missingTitle: 'This creation is not here',
  next: 'Next',
  previous: 'Previous',
  place: '{{number, number}} of {{count, number}}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
