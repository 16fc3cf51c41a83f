export default {
  label: 'Notify me when it is done',
  both: 'With a notification and a short sound, while you are in another tab.',
  notification: 'With a notification, while you are in another tab.',
  sound: 'With a short sound, while you are in another tab.',
  without: {
    default: 'Notifications are not allowed yet. Turn this off and on again to be asked.',
    denied: 'Notifications are blocked for this site. You can allow them in the settings of your browser.',
    missing: 'This browser cannot show notifications from this site.',
  },
  ready: {
    image: 'Your picture is ready.',
    video: 'Your video is ready.',
  },
} as const;
