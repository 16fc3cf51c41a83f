import type { Id } from '@product/api-client';
import type { PresetStorage } from '@product/studio';
import { browserStorage } from './safe-storage';
import { presetsKey } from './stored';

/** The presets of a user, stored in this browser and never sent. */
export const presetsOf = (userId: Id): PresetStorage => ({
  get: () => browserStorage.get(presetsKey(userId)),
  set: (text) => void browserStorage.set(presetsKey(userId), text),
});
