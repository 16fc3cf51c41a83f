import { call } from '../endpoint';
import type { CreationChanges, NewCreation } from './creation.schema';

export const listCreations = call()({
  name: 'creations.list',
  method: 'GET',
  path: '/api/creations',
  result: async () => (await import('./creation.schema')).creationListSchema,
});

export const listGallery = call()({
  name: 'creations.gallery',
  method: 'GET',
  path: '/api/gallery',
  result: async () => (await import('./creation.schema')).galleryListSchema,
  forEveryone: true,
});

// Save, update and delete succeed on any 2xx, whatever the body: they declare no result (decisions, section 2).

export const saveCreation = call<NewCreation>()({
  name: 'creations.save',
  method: 'POST',
  path: '/api/creations',
});

export const updateCreation = call<CreationChanges>()({
  name: 'creations.update',
  method: 'PUT',
  path: '/api/creations/{id}',
});

export const deleteCreation = call()({
  name: 'creations.delete',
  method: 'DELETE',
  path: '/api/creations/{id}',
});
