import { reportToConsole, type ReportError } from '../lib/report-error';
import { lazyCode } from '../lib/lazy-code';

/**
 * Sends errors to the setting's address, uncaught ones too, besides logging them. The code that sends them is loaded after
 * the page, or with the first error.
 * @param entry the address of the build's entry
 */
export function watchErrors(url: string, entry: string): ReportError {
  const reporting = lazyCode(async () =>
    (await import('../reporting/start-reporting')).startReporting(url, entry),
  );
  const load = () => reporting.load().catch(() => undefined);
  async function send(...report: Parameters<ReportError>) {
    (await load())?.(...report);
  }
  // The browser itself logs these two.
  addEventListener('error', ({ error }) => error && void send(error, { where: 'window' }));
  addEventListener('unhandledrejection', ({ reason }) => void send(reason, { where: 'promise' }));
  if (document.readyState === 'complete') void load();
  else addEventListener('load', () => void load());
  return (error, context) => {
    reportToConsole(error, context);
    void send(error, context);
  };
}
