export { catalogueTexts, type CatalogueText } from './catalogue';
export { nastyText } from './texts';
