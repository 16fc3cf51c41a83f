import { join } from 'node:path';
import { openSite } from '@tooling/gate/serve.ts';
import { manualClock, NO_LATENCY } from 'mock-api';
import { startMockServer } from 'mock-api/http';
import { expect, type Page } from '../../../apps/web/e2e/fixtures';
import { startBackEnd } from '../server';

const BUILD = join(import.meta.dirname, '../../../apps/web/dist');
const PASSWORD = 'secret-one';

export type Visit = Awaited<ReturnType<typeof openVisit>>;

/** The production build in a browser, with this back end behind the mock's proxy. */
export async function openVisit(page: Page) {
  const clock = manualClock();
  // The system chooses each port: tests run side by side. The back end learns the origin of the site in the end.
  const origins: string[] = [];
  const backEnd = await startBackEnd({ origins, passwordCost: 2 });
  const proxy = await startMockServer(
    {
      host: 'localhost',
      port: 0,
      latency: NO_LATENCY,
      scenario: undefined,
      stateFile: undefined,
      fresh: false,
      proxy: { target: new URL(backEnd.address), app: undefined },
    },
    { clock },
  );
  const site = await openSite(BUILD, { api: proxy.address });
  origins.push(site.address);
  let people = 0;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(site.address + path, { data, headers: { origin: site.address } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? undefined : answer.json();
  };
  const join = (username: string) =>
    post('/api/register', {
      username,
      email: `${username}@example.com`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
  const { id: userId } = await join('demo');
  const { url } = await post('/api/create-token-checkout', { packageId: 'ultimate' });
  await page.request.get(url, { maxRedirects: 0 });
  return {
    page,
    userId: userId as string,
    /** Whether the place of the call is open, with all that is typed. */
    isOpen: false,
    clock,
    world: proxy.world,
    post,
    join,
    newName: () => `painter${(people += 1)}`,
    /** A dialog that has just closed goes back in the history, which may abort the first attempt. */
    goto: (path: string) => page.goto(site.address + path).catch(() => page.goto(site.address + path)),
    signOut: () => page.context().clearCookies(),
    signIn: (username: string) => post('/api/login', { username, password: PASSWORD }),
    async close() {
      await page.close();
      await proxy.close();
      await backEnd.close();
      site.close();
    },
  };
}
