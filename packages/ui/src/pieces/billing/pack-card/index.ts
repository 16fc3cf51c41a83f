export { PackCard, type PackCardProps } from './pack-card';
export { PackShelf, type PackShelfProps } from './pack-shelf';
