import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { parseJson } from '../../body';
import { toHar } from '../../har';
import { withoutPasswords } from '../../request-log';
import { asBadRequest, HttpError, parseOrReject } from '../../http-error';
import { SCENARIO_NAMES, scenarios } from '../../scenarios';
import type { World } from '../../world';
import { toJson } from '../handle';
import { RequestCookieStore, sessionCookie } from './cookies';
import { faultRoutes } from './fault-routes';
import { readWorld, saveWorld } from '../../saved-world';
import { readOverride } from '../../settings/read-override';
import { change, requireSettings, restart } from '../../settings/restart';

const resetSchema = z.strictObject({
  scenario: z.optional(
    z.enum(SCENARIO_NAMES, { error: `There are the scenarios ${SCENARIO_NAMES.join(', ')}.` }),
  ),
});

export function controlRoutes(world: World): Hono {
  const control = new Hono({ strict: false });

  control.get('/', (c) =>
    c.json({
      ...(world.target !== undefined && { target: world.target }),
      scenario: world.scenario,
      creditTime: world.state.creditTime,
      scenarios: SCENARIO_NAMES.map((name) => ({ name, summary: scenarios[name].summary })),
    }),
  );

  // The client that resets gets the session cookie of the scenario's user, or loses its own.
  control.post('/reset', async (c) => {
    const { scenario } = parseOrReject(resetSchema, (await readJson(c)) ?? {});
    if (world.target !== undefined) {
      if (scenario) throw new HttpError(400, `${world.target} has its own contents, and no scenarios.`);
      world.reset();
      return c.json({ target: world.target });
    }
    const settings = requireSettings(new URL(c.req.url).search);
    asBadRequest(() => restart(world, { ...settings, ...(scenario && { scenario }) }));
    c.header('set-cookie', sessionCookie(world.state.browserSession));
    return c.json({ scenario: world.scenario });
  });

  control.post('/settings', (c) => {
    change(world, requireSettings(new URL(c.req.url).search));
    return c.body(null, 204);
  });

  control.get('/world', (c) => {
    requireOwnWorld(world);
    const { session } = new RequestCookieStore(c.req.header('cookie') ?? null);
    c.header('content-disposition', 'attachment; filename="world.json"');
    return c.json(saveWorld(world, session));
  });

  // The client that opens a world becomes its signed-in user.
  control.put('/world', async (c) => {
    requireOwnWorld(world);
    const json = await readJson(c);
    const settings = requireSettings(new URL(c.req.url).search);
    asBadRequest(() => restart(world, settings, readWorld(json)));
    c.header('set-cookie', sessionCookie(world.state.browserSession));
    return c.json({ scenario: world.scenario });
  });

  control.post('/override', async (c) => {
    const json = await readJson(c);
    const overrides = (Array.isArray(json) ? json : [json]).map(readOverride);
    asBadRequest(() => world.override(...overrides));
    return c.body(null, 204);
  });

  control.delete('/override', (c) => {
    world.faults.clear();
    return c.body(null, 204);
  });

  control.route('/faults', faultRoutes(world));

  control.get('/requests', () => Response.json(withoutPasswords(world.requests())));

  control.get('/requests.har', ({ req }) =>
    Response.json(toHar(world.exchanges(), new URL(req.url).origin), {
      headers: { 'content-disposition': 'attachment; filename="requests.har"' },
    }),
  );

  for (const [path, methods] of Map.groupBy(control.routes.slice(), ({ path }) => path)) {
    const allow = methods.map(({ method }) => method).join(', ');
    control.all(path, ({ req }) => {
      const response = toJson(405, `Nothing answers to ${req.method} ${req.path}.`);
      response.headers.set('allow', allow);
      return response;
    });
  }
  return control;
}

function requireOwnWorld({ target }: World): void {
  if (target !== undefined) throw new HttpError(400, `${target} has its own contents.`);
}

async function readJson({ req }: Context): Promise<unknown> {
  const text = await req.text();
  return text === '' ? undefined : parseJson(text);
}
