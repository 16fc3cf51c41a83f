export * from './creation-media/creation-media';
export * from './creation-thumbnail/creation-thumbnail';
export * from './share-menu';
export * from './watermark/watermark';
