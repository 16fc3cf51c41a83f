import { messageOf } from '../../http-error';
import { createWorld, type World, type WorldOptions } from '../../world';
import type { ServerOptions } from './options';
import { renderInThreads } from '../../media/render-in-threads';
import { isLoopback } from './loopback';
import { serveWorld, type RunningServer } from './server';
import { writeChanges, readState } from './state-file';

export interface RunningMockServer extends RunningServer {
  world: World;
  restored: boolean;
}

/**
 * Creates a world from its state file, or else from its scenario, and serves it.
 * @param options for tests, such as another renderer or clock
 */
export async function startMockServer(
  { host, port, latency, stateFile, fresh, scenario, proxy }: Omit<ServerOptions, 'help'>,
  options: WorldOptions = {},
): Promise<RunningMockServer> {
  const stored = stateFile && !fresh ? await readState(stateFile) : undefined;
  const snapshot = !scenario || stored?.scenario === scenario ? stored : undefined;
  // Session tokens must differ between runs: otherwise a cookie of one run would open a session of another.
  const world = createWorld({
    scenario,
    snapshot,
    latency,
    random: Math.random,
    render: renderInThreads,
    target: proxy?.target.origin,
    ...options,
  });
  const writer = stateFile
    ? await writeChanges(world, stateFile, { onError: (error) => console.warn(messageOf(error)) })
    : undefined;
  const server = await serveWorld(world, {
    host,
    port,
    beforeAnswer: writer?.saved,
    proxy: proxy && { ...proxy, isLocal: isLoopback(host), report: console.warn },
  }).catch(async (error: unknown) => {
    await writer?.stop();
    throw error;
  });
  return {
    ...server,
    world,
    restored: snapshot !== undefined,
    async close() {
      await server.close();
      await writer?.stop();
    },
  };
}
