export * from './brands';
export * from './directional';
export * from './lucide';
export { BrandMark, TokenIcon } from './marks';
