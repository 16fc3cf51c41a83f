import type { SendReport } from './report';

/**
 * Sends each report as JSON with `navigator.sendBeacon`, which also arrives when the page is being left. The type is
 * `text/plain`: JSON's own would need a preflight, which a beacon does not send. The browser adds the cookies of the
 * endpoint's origin. An error tracker replaces this: docs/guides/deploy.md#errors-and-web-vitals.
 * @param url the setting `VITE_REPORTS_URL`, whose endpoint answers a POST with any status
 */
export const createAdapter =
  (url: string): SendReport =>
  (report) =>
    void navigator.sendBeacon(url, JSON.stringify(report));
