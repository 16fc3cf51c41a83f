export default {
  documentTitle: 'Create',
  heading: 'Create a picture',
  headingVideo: 'Create a video',
  settings: 'What to generate',
  result: 'Result',
  toResult: 'Go to the result',
  promptReplaced: 'Your prompt was replaced',
  undo: 'Undo',
} as const;
