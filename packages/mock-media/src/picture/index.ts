/** For scripts that write pictures into the repository. */
export { toJpeg } from '#canvas';
export { renderPicture } from './render-picture';
export { pictureSize } from '../size';
