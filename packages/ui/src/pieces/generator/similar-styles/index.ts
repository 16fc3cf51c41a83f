export { SimilarStyles, type SimilarPicture, type SimilarStylesProps } from './similar-styles';
