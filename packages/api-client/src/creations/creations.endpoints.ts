import { endpoint } from '../endpoint';
import * as calls from './creations.calls';
import {
  creationChangesSchema,
  creationListSchema,
  galleryListSchema,
  newCreationSchema,
} from './creation.schema';

export const listCreations = endpoint({
  ...calls.listCreations,
  summary: "The signed-in user's own creations.",
  result: creationListSchema,
});

export const listGallery = endpoint({
  ...calls.listGallery,
  summary: 'The public creations of everyone.',
  result: galleryListSchema,
});

export const saveCreation = endpoint({
  ...calls.saveCreation,
  summary: 'Saves a generated picture or video.',
  body: newCreationSchema,
});

export const updateCreation = endpoint({
  ...calls.updateCreation,
  summary: 'Changes the title and visibility of an own creation.',
  body: creationChangesSchema,
});

export const deleteCreation = endpoint({
  ...calls.deleteCreation,
  summary: 'Deletes an own creation for good.',
});
