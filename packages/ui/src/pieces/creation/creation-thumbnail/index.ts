export { CreationThumbnail, type CreationThumbnailProps } from './creation-thumbnail';
