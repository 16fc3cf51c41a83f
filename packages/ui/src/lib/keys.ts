export { englishKey } from './english-key';
export { isComposing, isEscape, useEscape } from './escape';
