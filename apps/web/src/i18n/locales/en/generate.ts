export default {
  documentTitle: 'Create',
  heading: 'Create a picture',
  headingVideo: 'Create a video',
  settings: 'What to generate',
  result: 'Result',
  toResult: 'Go to the result',
  promptReplaced: 'Your prompt was replaced',
  undo: 'Undo',
  quantity: 'Quantity',
  addToQueue: 'Add to queue',
  viewSet: 'View together',
  queue: {
    failedOne: 'Failed: {{prompt}}',
    end: 'The queue has finished.',
    stopped: 'The queue has stopped.',
    view: 'View',
  },
} as const;
