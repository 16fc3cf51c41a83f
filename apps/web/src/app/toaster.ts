/* A chunk of its own: most visits start without a toast. */
export { Toaster } from '@product/ui';
