export default {
  documentTitle: 'Pricing',
  heading: 'Pay for pictures, not for months',
  lede: 'Buy tokens once. One token is one image. They never expire.',
  closingTitle: 'Start with one sentence.',
  closingText_one: 'The smallest pack makes {{count, number}} picture.',
  closingText_other: 'The smallest pack makes {{count, number}} pictures.',
  create: 'Create',
} as const;
