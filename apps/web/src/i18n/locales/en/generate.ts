export default {
  documentTitle: 'Create',
  heading: 'Create a picture',
  headingVideo: 'Create a video',
  settings: 'What to generate',
  result: 'Result',
  toResult: 'Go to the result',
} as const;
