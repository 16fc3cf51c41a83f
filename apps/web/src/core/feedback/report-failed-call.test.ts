import { ApiError, ContractError, NetworkError } from '@product/api-client';
import { expect, test, vi } from 'vitest';
import { createReportFailedCall } from './report-failed-call';

function reportsOf(error: Error) {
  const report = vi.fn();
  createReportFailedCall(report)('creations.save', error);
  return report.mock.calls;
}

test.each([
  ['without an answer', new NetworkError('creations.save', new TypeError('Failed to fetch'))],
  ['that was refused', new ApiError(499, '')],
  ['of a visitor', new ApiError(401, '')],
])('a call %s is not reported', (_, error) => {
  expect(reportsOf(error)).toEqual([]);
});

test.each([
  ['an error of the server', new ApiError(500, '', '', 'req-7'), 'req-7'],
  ['an answer against the contract', new ContractError('creations.save', 'no', undefined, 'req-8'), 'req-8'],
  ['an error of our own', new TypeError('x is null'), undefined],
])('%s is reported with its call', (_, error, requestId) => {
  expect(reportsOf(error)).toEqual([[error, { where: 'call creations.save', requestId }]]);
});
