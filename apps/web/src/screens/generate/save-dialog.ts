/* A chunk of its own: nothing is saved before it has been made. */
export { SaveDialog } from '@product/ui';
