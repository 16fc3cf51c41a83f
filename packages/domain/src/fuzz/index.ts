export { nastyText } from './texts';
