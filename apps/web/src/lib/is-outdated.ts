/** Time after a reload in which the page is not reloaded again, in milliseconds. */
const PAUSE_MS = 10_000;

/**
 * Whether a newer version of the app has been deployed since this page was loaded: the host's page no longer references
 * the code that runs here. False while that cannot be known, and right after a reload: with a host whose servers have
 * different versions, the page would reload without end.
 * @param code the URL of the app's first file
 */
export async function isOutdated(code: string): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' && performance.now() < PAUSE_MS) return false;
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache', credentials: 'omit' });
    return response.ok && !(await response.text()).includes(new URL(code).pathname);
  } catch {
    return false;
  }
}
