import { endpoint } from '../endpoint';

const schemas = () => import('./creation.schema');
const requests = () => import('./creation-requests.schema');

export const listCreations = endpoint({
  name: 'creations.list',
  method: 'GET',
  path: '/api/creations',
  summary: "The signed-in user's own creations.",
  result: async () => (await schemas()).creationListSchema,
});

export const listGallery = endpoint({
  name: 'creations.gallery',
  method: 'GET',
  path: '/api/gallery',
  summary: 'The public creations of everyone.',
  result: async () => (await schemas()).galleryListSchema,
  public: true,
});

// Save, update and delete succeed on any 2xx, whatever the body: they require no result (decisions, section 2).

export const saveCreation = endpoint({
  name: 'creations.save',
  method: 'POST',
  path: '/api/creations',
  summary: 'Saves a generated picture or video.',
  body: async () => (await requests()).newCreationSchema,
  optionalResult: async () => (await schemas()).savedCreationSchema,
});

export const updateCreation = endpoint({
  name: 'creations.update',
  method: 'PUT',
  path: '/api/creations/{id}',
  summary: 'Changes the title and visibility of an own creation.',
  body: async () => (await requests()).creationChangesSchema,
});

export const deleteCreation = endpoint({
  name: 'creations.delete',
  method: 'DELETE',
  path: '/api/creations/{id}',
  summary: 'Deletes an own creation for good.',
});
