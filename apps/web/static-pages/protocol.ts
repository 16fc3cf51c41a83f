// Every name that the build (build.ts), the page's first script (client.ts) and the app share.

/** The file of the first script, below the base path. */
export const CLIENT_FILE = 'first-script.js';

/** The web app manifest in a language, below the base path. A page links to the one in its own language. */
export const manifestFile = (language: string) => `manifest.${language}.webmanifest`;

/** Attributes of the first script, with JSON: `PageData` (not in app.html), and `LoadErrorTexts` by language. */
export const PAGE_DATA = 'data-page';
export const LOAD_ERROR_TEXTS = 'data-load-error';

/** Attribute of the root element: the path for which its content was prerendered, without the base path. */
export const PRERENDERED = 'data-prerendered';
/** Attribute of `<html>` while the prerendered HTML, or its main part, is hidden. */
export const HIDDEN = 'data-prerender-hidden';
/** Attribute of a prerendered element with inline styles: the number of their rule in the style sheet. */
export const STYLE = 'data-style';
/** The id of the element that ends the prerendered HTML. */
export const END_ID = 'prerendered-end';

/** Fired on `window` just before the app hydrates or replaces the prerendered HTML. */
export const MOUNT_EVENT = 'app-mount';

export interface PageData {
  /** The path of the address for which the page was prerendered, with the base path. */
  path: string;
  /** The title of a page without content. */
  brand: string;
  /** The URLs of the app's code: the entry, then its imports. Empty if the HTML references them. */
  code: readonly string[];
  /** The URLs of the code that only the prerendered screen needs. */
  screenCode: readonly string[];
  /** The audience that the page was prerendered for. Default: everybody. */
  audience?: 'visitors';
  /** The URL of the public list that the page shows. */
  list?: string;
  /** The URLs of the page's translations, with `*` for the language. */
  translations: string;
}

/** The message that the app's code has not loaded, and the label of the retry button. */
export type LoadErrorTexts = readonly [message: string, retry: string];

export type RecordedEvent = readonly [button: HTMLButtonElement, type: 'pointerdown' | 'mousedown' | 'click'];

declare global {
  interface Window {
    /** The events on prerendered buttons before hydration, in the order in which they occurred. */
    recordedEvents?: RecordedEvent[];
    /** Gives up the height that was reserved for the last creations: the app reserves it itself. */
    releaseRoom?: () => void;
    /** Returns the press that asked for the palette, and leaves further ones to the app. */
    takePaletteKey?: () => KeyboardEvent | undefined;
    /** Returns the response to a request that the first script made. Each response is returned once. */
    takePrefetched?: (request: Request) => Promise<Response> | undefined;
  }
}
