/** This platform's renderer; in a browser, off the main thread. */
export { paint } from '#paint';
export type { Paint, PaintRequest } from './request';
