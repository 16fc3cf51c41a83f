import type { ErrorPlace } from '../lib/report-error';

interface ReportBase {
  /** The page's path if it is one of the app's, without its query; otherwise `other`. */
  page: string;
  /** The file name of the build's entry, which differs from build to build. */
  release: string;
}

/**
 * What is sent about an error. It has no message: messages repeat what users type and servers answer. The positions lead
 * to the source line (`npm run stack`).
 */
export interface ErrorReport extends ReportBase {
  kind: 'error';
  where: ErrorPlace;
  /** The name of the error, such as `TypeError`, or the type of a value that is no error. */
  name: string;
  status?: number;
  /** The number of React's message: https://react.dev/errors. */
  reactError?: number;
  requestId?: string;
  /** Positions in the build's files, innermost first, such as `assets/base-Dq3x.js:1:2034`. */
  stack: string[];
}

/** One of the web vitals (https://web.dev/articles/vitals), without the element that it belongs to. */
export interface VitalReport extends ReportBase {
  kind: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds, or the score of CLS. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

export type Report = ErrorReport | VitalReport;

/** An adapter: sends a report to a server. It must not throw. */
export type SendReport = (report: Report) => void;
