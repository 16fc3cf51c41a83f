import type { endpoints } from '@product/api-client';

export type DocumentedEndpoint = (typeof endpoints)[keyof typeof endpoints];
export type EndpointName = DocumentedEndpoint['name'];

/** `mock.other` is a call to a real server behind the proxy that the document does not describe. */
export type RouteName = EndpointName | 'mock.media' | 'mock.checkout' | 'mock.login' | 'mock.other';

export function isDocumented(name: RouteName): name is EndpointName {
  return !name.startsWith('mock.');
}
