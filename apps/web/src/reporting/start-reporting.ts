import { paths } from '../core/paths';
import type { ReportError } from '../lib/report-error';
import { createAdapter } from './adapter';
import type { Report, SendReport } from './report';
import { toErrorReport } from './to-error-report';

/** Reports of one page load: an error that repeats with every frame must not flood the server. */
export const MAX_REPORTS = 50;

const PAGES: readonly string[] = Object.values(paths);

/**
 * Starts sending errors, code that does not load, and web vitals.
 * @param entry the address of the build's entry
 * @returns sends an error
 */
export function startReporting(url: string, entry: string): ReportError {
  const release = entry.replace(/^.*\//, '');
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  const page = () => {
    const path = `/${location.href.slice(base.length).replace(/[?#].*/, '')}`;
    return { release, page: PAGES.includes(path) ? path : 'other' };
  };
  const send = limit(createAdapter(url));
  const report: ReportError = (error, context) => send(toErrorReport(error, context, { ...page(), base }));
  addEventListener('vite:preloadError', ({ payload }) => report(payload, { where: 'code' }));
  void import('./web-vitals').then(
    ({ watchVitals }) => watchVitals((vital) => send({ kind: 'vital', ...vital, ...page() })),
    // Reported by the listener above.
    () => undefined,
  );
  return report;
}

function limit(adapter: SendReport): SendReport {
  let sent = 0;
  return (report: Report) => {
    sent += 1;
    if (sent <= MAX_REPORTS) adapter(report);
  };
}
