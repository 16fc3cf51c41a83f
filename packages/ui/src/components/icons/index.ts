export * from './brands';
export * from './directional';
export * from './gallery-lines';
export { BrandMark, TokenIcon } from './marks';
export * from './other-lines';
export * from './shell-lines';
