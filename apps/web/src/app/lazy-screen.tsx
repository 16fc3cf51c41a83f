import { use, type ComponentType } from 'react';
import type { ScreenCatalogues } from '../i18n/catalogues';
import type { Translations } from '../i18n/translations';
import { useServices } from './services';

interface ScreenModule {
  Component: ComponentType;
}

/** A screen whose code is fetched when somebody goes there, or is about to. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Fetches the code. What fails is told by the screen once it is drawn. */
  preload: () => Promise<unknown>;
  /** Fetches the code and the texts. What fails is told by the screen once it is drawn. */
  prepare: (translations: Translations) => Promise<unknown>;
}

const begunCode = new Set<Promise<unknown>>();

/** Settles when all code that has been asked for is here, or cannot be. */
export const lazyCode = () => Promise.allSettled(begunCode);

const forgetters = new Set<() => void>();

/** Code that could not be fetched is asked for again at the next drawing. */
export const forgetMissingCode = () => forgetters.forEach((forget) => forget());

/** What `use` finds on a promise that is through: it reads it at once then, instead of making the page wait. */
interface Settled {
  status: 'fulfilled';
  value: ScreenModule;
}

/** @param name of the screen's folder, and of its catalogue */
export function lazyScreen(name: keyof ScreenCatalogues, load: () => Promise<ScreenModule>): LazyScreen {
  let loading: Promise<ScreenModule> | undefined;
  let isDrawn = false;
  let isMissing = false;

  const begin = () => {
    const begun = (loading = load());
    begunCode.add(begun);
    begun.then(
      (value) => Object.assign(begun, { status: 'fulfilled', value } satisfies Settled),
      () => {
        if (isDrawn) isMissing = true;
        // What was only prepared for has failed nobody yet.
        else loading = undefined;
      },
    );
    return begun;
  };
  forgetters.add(() => {
    if (isMissing) loading = undefined;
    isDrawn = isMissing = false;
  });

  const preload = () => (loading ?? begin()).then(Object, Object);

  return {
    Screen() {
      isDrawn = true;
      const code = loading ?? begin();
      // Asked for together, waited for in turn.
      const texts = useServices().translations.prepare(name);
      const { Component } = use(code);
      if (texts) use(texts);
      return <Component />;
    },
    preload,
    prepare: (translations) => Promise.all([preload(), translations.prepare(name)]),
  };
}
