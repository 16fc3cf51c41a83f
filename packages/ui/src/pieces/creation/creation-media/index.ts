export { CreationMedia, type CreationMediaProps } from './creation-media';
