export { catalogueTexts } from './catalogue';
export { hostileText } from './texts';
