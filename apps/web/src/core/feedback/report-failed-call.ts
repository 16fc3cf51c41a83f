import { ApiError, ClientError, NetworkError } from '@product/api-client';
import type { ReportError } from '../../lib/report-error';

/**
 * Reports a failed call if the server or the client is at fault: a status of 500 or more, a response that breaks the
 * contract, an error of our own code. A refusal and a missing connection are expected, and only shown to the user.
 */
export const createReportFailedCall =
  (reportError: ReportError) =>
  (name: string, error: Error): void => {
    if (error instanceof NetworkError || (error instanceof ApiError && error.status < 500)) return;
    const requestId = error instanceof ClientError ? error.requestId : undefined;
    reportError(error, { where: `call ${name}`, requestId });
  };
