/// <reference types="vite/client" />

/** Whether this build answers its own calls: in development and in the demo. */
declare const __WITH_MOCK__: boolean;

interface ImportMetaEnv {
  /** Where the API lives. By default the page's own origin. */
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_READING?: string;
  readonly VITE_FACEBOOK_URL?: string;
  readonly VITE_X_URL?: string;
  readonly VITE_INSTAGRAM_URL?: string;
}
