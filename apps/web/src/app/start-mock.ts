import { startMock } from 'mock-api/browser';

/** The mock API, in this page's service worker. Only development and the demo import this file. */
export const start = () => startMock({ baseUrl: import.meta.env.BASE_URL });
