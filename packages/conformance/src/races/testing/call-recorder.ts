import { endpoints } from '@product/api-client';
import type { CallListener } from '@product/api-client/react';

const CHANGES_SESSION: readonly string[] = [endpoints.login, endpoints.register, endpoints.logout].map(
  ({ name }) => name,
);

/**
 * A listener of an app that navigates after each change of the session. Records the calls that are reported in another
 * session than they were submitted in.
 */
export function createCallRecorder(session: () => number, navigate: () => Promise<void>) {
  const submittedIn = new WeakMap<object, number>();
  const reportedLate: string[] = [];
  const record = (name: string, variables: unknown) => {
    const submittedSession = submittedIn.get(Object(variables)) ?? session();
    if (submittedSession !== session() && !CHANGES_SESSION.includes(name)) reportedLate.push(name);
  };
  const listener: CallListener = {
    succeeded: (name, _data, variables) => {
      record(name, variables);
      return CHANGES_SESSION.includes(name) ? navigate() : undefined;
    },
    failed: (name, _error, variables) => record(name, variables),
  };
  return {
    listener,
    reportedLate,
    /** Records the session in which variables are submitted. */
    submitted: (variables: object) => void submittedIn.set(variables, session()),
  };
}
