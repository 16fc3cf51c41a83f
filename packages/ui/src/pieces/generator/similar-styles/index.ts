export { SimilarStyle, type SimilarStyleProps } from './similar-style';
export { SimilarStyles, type SimilarStylesProps } from './similar-styles';
