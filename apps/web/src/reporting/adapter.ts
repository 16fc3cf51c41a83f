import { beacon } from './beacon';
import type { SendReport } from './report';

/**
 * Sends reports. An error tracker replaces the beacon: `tracker(await import('the-sdk'))`, after its `init`.
 * @param url the setting `VITE_REPORTS_URL`
 */
export const createAdapter = (url: string): SendReport => beacon(url);
