import { use, useEffect, type ComponentType } from 'react';
import type { ScreenCatalogues } from '../i18n/catalogues';
import type { Translations } from '../i18n/translations';
import { useServices } from './services';

interface ScreenModule {
  Component: ComponentType;
}

/** A screen whose code is fetched on navigation, or prefetched. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Fetches the code. Never rejects: the screen throws the error when it renders. */
  preload: () => Promise<unknown>;
  /** Fetches the code and the texts. Never rejects: the screen throws the code's error when it renders. */
  prepare: (translations: Translations) => Promise<unknown>;
}

const loads = new Set<Promise<unknown>>();

/** Resolves when the code of all requested screens has loaded or failed. */
export const screensSettled = () => Promise.allSettled(loads);

const resets = new Set<() => void>();
/** The loads of screens that were rendered and whose code could not be fetched. Several screens may share one name. */
const missingCode = new Set<() => unknown>();

/** Whether a screen was rendered whose code could not be fetched. */
export const isCodeMissing = () => missingCode.size > 0;

/** Discards failed loads, so that the next render fetches the code again. */
export const resetMissingCode = () => resets.forEach((reset) => reset());

/**
 * The fields that `use` reads from a promise: if it is fulfilled, `use` returns the value at once instead of
 * suspending.
 */
interface FulfilledFields {
  status: 'fulfilled';
  value: ScreenModule;
}

/**
 * `React.lazy` with two differences: a failed load can be repeated, which `React.lazy` remembers for good
 * (https://github.com/react/react/issues/14254), and code that has loaded is rendered without suspending, so that a
 * prepared screen has no moment of its fallback.
 * @param name the name of the screen's folder and of its catalogue
 */
export function lazyScreen(name: keyof ScreenCatalogues, load: () => Promise<ScreenModule>): LazyScreen {
  let loading: Promise<ScreenModule> | undefined;
  let isRendered = false;

  const startLoad = () => {
    const promise = (loading = load());
    loads.add(promise);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value } satisfies FulfilledFields),
      () => {
        if (isRendered) missingCode.add(load);
        // A failed prefetch is discarded: no screen has rendered with it yet.
        else loading = undefined;
      },
    );
    return promise;
  };
  resets.add(() => {
    if (missingCode.delete(load)) loading = undefined;
    isRendered = false;
  });

  const preload = () => (loading ?? startLoad()).then(Object, Object);

  return {
    Screen() {
      isRendered = true;
      const code = loading ?? startLoad();
      // Both requests start before the component suspends on the first.
      const { translations } = useServices();
      const texts = translations.prepare(name);
      const { Component } = use(code);
      if (texts) use(texts);
      useEffect(() => translations.reportMissing(name), [translations]);
      return <Component />;
    },
    preload,
    prepare: (translations) => Promise.all([preload(), translations.prepare(name)]),
  };
}
