import { endpoints } from '../../endpoints';
import type { CallListener } from '../query-client';

const CHANGES_SESSION: readonly string[] = [endpoints.login, endpoints.register, endpoints.logout].map(
  ({ name }) => name,
);

/**
 * A listener of an app that navigates after each change of the session. Records the calls that are reported in another
 * session than they were submitted in.
 */
export function createHearing(session: () => number, lead: () => Promise<void>) {
  const submittedIn = new WeakMap<object, number>();
  const toldLate: string[] = [];
  const hear = (name: string, variables: unknown) => {
    const asked = submittedIn.get(Object(variables)) ?? session();
    if (asked !== session() && !CHANGES_SESSION.includes(name)) toldLate.push(name);
  };
  const listener: CallListener = {
    succeeded: (name, _data, variables) => {
      hear(name, variables);
      return CHANGES_SESSION.includes(name) ? lead() : undefined;
    },
    failed: (name, _error, variables) => hear(name, variables),
  };
  return {
    listener,
    toldLate,
    /** Records the session in which variables are submitted. */
    submitted: (variables: object) => void submittedIn.set(variables, session()),
  };
}
