// Written by npm run texts.
export const properties = {
  title: 'Title',
  prompt: 'Prompt',
  style: 'Style',
  mediaType: 'Media type',
  aspectRatio: 'Aspect ratio',
  quality: 'Quality',
  visibility: 'Visibility',
  public: 'Public',
  private: 'Private',
  publish: 'Make public',
  unpublish: 'Make private',
} as const;
