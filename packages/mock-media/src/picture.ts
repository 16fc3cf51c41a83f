/** For scripts that write pictures into the repository. */
export { toJpeg } from '#canvas';
export { paintPicture } from './painter/paint-picture';
export { pictureSize } from './size';
