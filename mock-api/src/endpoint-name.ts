import type { endpoints } from '@product/api-client';

export type DocumentedEndpoint = (typeof endpoints)[keyof typeof endpoints];
export type EndpointName = DocumentedEndpoint['name'];

export type RouteName = EndpointName | 'mock.media' | 'mock.checkout' | 'mock.login';

export function isDocumented(name: RouteName): name is EndpointName {
  return !name.startsWith('mock.');
}
