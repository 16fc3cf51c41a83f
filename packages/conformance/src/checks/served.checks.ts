import { endpoints, type AnyEndpoint } from '@product/api-client';
import { REFUSALS, type Refusal } from '@product/api-client/contract';
import type { Answer } from '../browser';
import type { CheckContext } from '../check-context';
import { createdBy, rules, test, type Check } from '../check';
import { isPage, isSuccess, show } from '../expectations';
import { Failure } from '../verdicts';

/** Statuses of a body that is refused, and of an account that cannot pay. */
const REFUSED = [400, 402, 409, 415, 422];

/** The first user makes the call, with an empty body, or for a creation of theirs. */
async function send(context: CheckContext, endpoint: AnyEndpoint): Promise<Answer> {
  if (endpoint.name === endpoints.logout.name) return context.visitor().call(endpoint);
  if (endpoint.name === endpoints.login.name || endpoint.name === endpoints.register.name)
    return context.visitor().call(endpoint, { body: {} });
  const person = context.first();
  if (!endpoint.path.includes('{id}'))
    return person.browser.call(endpoint, endpoint.body ? { body: {} } : {});
  const { id } = await context.save(person);
  return person.browser.call(endpoint, {
    params: { id },
    ...(endpoint.body && { body: { title: context.newName(), isPublic: false } }),
  });
}

/** Each documented call exists: it is neither a missing route, nor filtered, nor a page, nor a redirect. */
export const servedChecks: Check[] = Object.values(endpoints).flatMap((endpoint) => {
  const { name, method, path } = endpoint;
  const documented = Object.values<Refusal>(REFUSALS[name]).map(({ status }) => status);
  const allowed = [...documented.filter((status) => ![401, 403, 404].includes(status)), ...REFUSED];
  if (name === 'session.login') allowed.push(401);
  const creates = method === 'GET' ? undefined : createdBy(name);
  return rules({ kind: 'refusal', creates }, [
    test(`${name}.served: ${method} ${path} exists: no 403, 404, 405, 501, page or redirect for a user who may call it.`, async (context) => {
      const answer = await send(context, endpoint);
      const isExpected = isSuccess(answer) || allowed.includes(answer.status);
      if (!isExpected || isPage(answer)) {
        const statuses = [...new Set(allowed)].toSorted((one, other) => one - other).join(', ');
        throw new Failure(`2xx or ${statuses}, and no page`, show(answer));
      }
    }),
  ]);
});
