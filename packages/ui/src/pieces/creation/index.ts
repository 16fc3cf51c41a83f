export * from './creation-media';
export * from './creation-thumbnail';
export * from './share-menu';
export * from './watermark';
