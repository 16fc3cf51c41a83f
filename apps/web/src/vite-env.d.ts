/// <reference types="vite/client" />

/** Whether this build answers its own calls: in development and in the demo. */
declare const __WITH_MOCK__: boolean;
