export { catalogueTexts } from './catalogue';
export { nastyText } from './texts';
