/* A separate chunk, because nothing can be saved before the first result. */
export { SaveDialog } from '@product/ui';
