'use client';

import { useState } from 'react';
import { formatPresets, readPresets, toPresetName, type Preset } from './presets';

/** One entry of a storage, for each user. It must not throw: without storage `get` returns `null`. */
export interface PresetStorage {
  get: () => string | null;
  set: (text: string) => void;
}

/** The user's presets in a storage, newest first. Each change begins with what another tab may have stored meanwhile. */
export function usePresets({ get, set }: PresetStorage) {
  const [presets, setPresets] = useState(() => readPresets(get()));
  const change = (next: (before: readonly Preset[]) => readonly Preset[]) => {
    const changed = next(readPresets(get()));
    set(formatPresets(changed));
    setPresets(changed);
  };
  const without = (before: readonly Preset[], name: string) =>
    before.filter((preset) => preset.name !== name);
  return {
    presets,
    /** Adds a preset, or replaces the one with its name. */
    save: ({ name, recipe }: Preset) =>
      change((before) => [{ name: toPresetName(name), recipe }, ...without(before, toPresetName(name))]),
    /** Gives a preset another name, and removes another one that had it. */
    rename: (from: string, to: string) =>
      change((before) =>
        (from === toPresetName(to) ? before : without(before, toPresetName(to))).map((preset) =>
          preset.name === from ? { ...preset, name: toPresetName(to) } : preset,
        ),
      ),
    remove: (name: string) => change((before) => without(before, name)),
  };
}
