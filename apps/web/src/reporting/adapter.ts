import { beacon } from './beacon';
import type { SendReport } from './report';

/**
 * Where reports are sent. An error tracker takes the beacon's place: `tracker(await import('the-sdk'))`, after its `init`.
 * @param url the setting `VITE_REPORTS_URL`
 */
export const createAdapter = (url: string): SendReport => beacon(url);
