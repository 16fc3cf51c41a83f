// In milliseconds. They end a test that hangs and assert nothing, so they leave room for a slow, shared machine.

/** How long a test may take. */
export const TEST_MS = 300_000;

/** How long an assertion waits to become true. */
export const WAIT_MS = 120_000;
