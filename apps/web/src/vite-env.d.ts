/// <reference types="vite/client" />

/** Whether this build contains the mock API: in development, unless it is pointed at an API, and in the demo. */
declare const __WITH_MOCK__: boolean;

/** The setting `VITE_REPORTS_URL`: without it, the code that sends reports is not in the build. */
declare const __REPORTS_URL__: string;
