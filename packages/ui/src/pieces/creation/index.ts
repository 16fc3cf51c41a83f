export * from './creation-media';
export * from './share-menu';
export * from './watermark';
