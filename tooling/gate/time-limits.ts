// In milliseconds. They end a test that hangs and assert nothing, so they leave room for a slow, shared machine.

export const TEST_MS = 300_000;

export const WAIT_MS = 120_000;
