// Written by npm run texts.
export const feedback = {
  notifications: 'Notifications ({{hotkey}})',
  notification: 'Notification',
  closeToast: 'Close notification',
  crashTitle: 'This part of the page has stopped working',
  crashText: 'Nothing you saved is lost. Try again, or reload the page.',
  reload: 'Reload',
} as const;
