import { createRequire } from 'node:module';
import { populateGlobal, type Environment } from 'vitest/runtime';

interface Dom {
  window: Window & typeof globalThis;
}

const { JSDOM } = createRequire(import.meta.url)('jsdom-26') as {
  JSDOM: new (html: string, options: object) => Dom;
};

/** The version of jsdom that Jest 30 has. */
const environment: Environment = {
  name: 'jsdom-26',
  viteEnvironment: 'client',
  setup(global) {
    const { window } = new JSDOM('<!doctype html>', {
      pretendToBeVisual: true,
      runScripts: 'dangerously',
      url: 'http://localhost:3000',
    });
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: ['AbortController', 'AbortSignal'],
    });
    return {
      teardown() {
        window.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) Object.defineProperty(global, key, value);
      },
    };
  },
};

export default environment;
