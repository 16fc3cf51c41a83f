/** What has failed: a part of the app, or a call with its endpoint's name. */
export type ErrorPlace =
  | 'window'
  | 'promise'
  | 'start'
  | 'hydration'
  | 'layout'
  | 'screen'
  | 'code'
  | 'texts'
  | 'download'
  | 'mock'
  | `call ${string}`;

export interface ErrorContext {
  where: ErrorPlace;
  /** The `X-Request-Id` of the response that failed. */
  requestId?: string | undefined;
}

/** Reports an error that the app has caught. All of them are reported by the `reportError` of the app's services. */
export type ReportError = (error: unknown, context: ErrorContext) => void;

/** The default of `reportError`. Only the user sees the console, so the error is logged as it is. */
export const reportToConsole: ReportError = (error, context) => console.error(error, context);
