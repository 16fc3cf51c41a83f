export { PictureWall, type PictureWallProps, type WallPicture } from './picture-wall';
