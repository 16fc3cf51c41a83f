import type { SendReport } from './report';

/**
 * Sends each report as JSON with `navigator.sendBeacon`, which also arrives when the page is being left. The type is
 * `text/plain`: JSON's own would need a preflight, which a beacon does not send. The browser adds the cookies of the
 * endpoint's origin.
 * @param url the endpoint, which answers a POST with any status
 */
const beacon =
  (url: string): SendReport =>
  (report) =>
    void navigator.sendBeacon(url, JSON.stringify(report));

/**
 * Sends reports. An error tracker replaces the beacon: `tracker(await import('the-sdk'))`, after its `init`.
 * @param url the setting `VITE_REPORTS_URL`
 */
export const createAdapter = (url: string): SendReport => beacon(url);
