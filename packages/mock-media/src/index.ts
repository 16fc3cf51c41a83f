/** This platform's renderer; in a browser, off the main thread. */
export { render } from '#render';
export type { Render, RenderRequest } from './request';
