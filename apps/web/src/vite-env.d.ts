/// <reference types="vite/client" />

/** Whether this build contains the mock API: in development, unless it is pointed at an API, and in the demo. */
declare const __WITH_MOCK__: boolean;
