/* A chunk of its own: most visits begin without a word. */
export { Toaster } from '@product/ui';
