import { createServerControls } from './panel/server-controls';

/**
 * Shows the panel if the API is a mock or a proxy on this machine (`npm run mock-api`). Only development imports this
 * file.
 */
export async function startServerPanel(apiBaseUrl: string): Promise<void> {
  const { hostname } = new URL(apiBaseUrl, location.href);
  // A real server elsewhere has no such call, and its refusal would be an error on each page's console.
  if (!['localhost', '127.0.0.1', '[::1]', location.hostname].includes(hostname)) return;
  const address = `${apiBaseUrl}/api/__mock`;
  const response = await fetch(`${address}/`).catch(() => undefined);
  if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return;
  const { target } = await response.json();
  const { startPanel } = await import('./panel/start-panel');
  startPanel(createServerControls(address, target ? `${target}, through ${apiBaseUrl}` : apiBaseUrl));
}
