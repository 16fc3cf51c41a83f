import { STYLE_PICTURES } from '../../generator/style-tiles';
import type { RowImage } from '../image-row/image-row';

export const wallPictures = [
  { src: STYLE_PICTURES['3d'], ratio: '1 / 1', label: '3D', note: '1:1' },
  { src: STYLE_PICTURES.anime, ratio: '3 / 4', label: 'Anime', note: '3:4' },
  { src: STYLE_PICTURES.cyberpunk, ratio: '4 / 3', label: 'Cyberpunk', note: '4:3' },
  { src: STYLE_PICTURES.realistic, ratio: '3 / 4', label: 'Realistic', note: '3:4' },
  { src: STYLE_PICTURES.vaporwave, ratio: '1 / 1', label: 'Vaporwave', note: '1:1' },
] satisfies RowImage[];
