export { clipText } from './clip-text';
