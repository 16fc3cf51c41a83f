import type { endpoints } from '@product/api-client';

/** One of the documented calls. */
export type DocumentedEndpoint = (typeof endpoints)[keyof typeof endpoints];
export type EndpointName = DocumentedEndpoint['name'];

/** What a route answers to: a documented call, or one of the mock's own. */
export type RouteName = EndpointName | 'mock.media' | 'mock.checkout' | 'mock.login';

export function isDocumented(name: RouteName): name is EndpointName {
  return !name.startsWith('mock.');
}
