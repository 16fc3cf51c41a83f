export { ImageRow, type ImageRowProps, type RowImage } from './image-row';
