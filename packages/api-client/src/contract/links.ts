import type { EndpointName } from './refusals';

/** A call that can follow another one, and the values it uses from it: a runtime expression of OpenAPI for each parameter or field. */
interface Link {
  /** Name of the link in the document. */
  name: string;
  to: EndpointName;
  /** The call, as a sentence. */
  description: string;
  parameters?: Record<string, string>;
  requestBody?: Record<string, string>;
}

const USER_LINKS: readonly Link[] = [
  { name: 'readUser', to: 'session.user', description: 'The cookie of the answer opens the session.' },
  {
    name: 'saveCreation',
    to: 'creations.save',
    description: "The user's id is the userId of what is saved.",
    requestBody: { userId: '$response.body#/id' },
  },
];

/** @param id runtime expression of the creation's id */
const changesOf = (id: string, suffix = 'Creation'): readonly Link[] => [
  {
    name: `update${suffix}`,
    to: 'creations.update',
    description: 'Title and visibility of the creation can be changed.',
    parameters: { id },
  },
  {
    name: `delete${suffix}`,
    to: 'creations.delete',
    description: 'The creation can be deleted.',
    parameters: { id },
  },
];

const CREATION_LINKS: readonly Link[] = [
  ...changesOf('$response.body#/id'),
  { name: 'listCreations', to: 'creations.list', description: 'The own list contains it.' },
];

/** The calls that can follow each call, after a success. */
export const LINKS: Partial<Record<EndpointName, readonly Link[]>> = {
  'session.register': [
    ...USER_LINKS,
    {
      name: 'logIn',
      to: 'session.login',
      description: 'The new account can log in.',
      requestBody: { email: '$request.body#/email', password: '$request.body#/password' },
    },
  ],
  'session.login': [
    ...USER_LINKS,
    { name: 'logOut', to: 'session.logout', description: 'Its session can be ended.' },
  ],
  'session.language': [{ name: 'readUser', to: 'session.user', description: 'The user has the language.' }],
  'creations.save': CREATION_LINKS,
  'creations.list': changesOf('$response.body#/0/id', 'First'),
  'creations.update': CREATION_LINKS,
  'generation.create': [
    {
      name: 'saveResult',
      to: 'creations.save',
      description:
        'The result can be saved, with what was asked for. An answer without mediaUrl has imageUrl.',
      requestBody: {
        imageUrl: '$response.body#/mediaUrl',
        prompt: '$request.body#/prompt',
        style: '$request.body#/style',
        aspectRatio: '$request.body#/aspectRatio',
        mediaType: '$request.body#/mediaType',
      },
    },
    { name: 'readBalance', to: 'session.user', description: 'The balance has changed.' },
  ],
};
