export { STYLE_PICTURES } from './style-pictures';
export { StyleTiles, type StyleTilesProps } from './style-tiles';
