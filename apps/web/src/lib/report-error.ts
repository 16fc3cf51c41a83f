/** Reports an error that the app has caught. All caught errors come here. */
export const reportError = (...error: unknown[]): void => console.error(...error);
