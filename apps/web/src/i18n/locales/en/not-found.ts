export default {
  documentTitle: '404 Page Not Found',
} as const;
