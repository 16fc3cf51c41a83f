import { clockFrom } from '../clock';
import { HttpError } from '../http-error';
import type { Snapshot, World } from '../world';
import { readSettings } from './address';
import { applyOverrides, applySettings, signInAs } from './apply';
import type { MockSettings } from './settings';

/**
 * Restarts a world with settings, or with a saved world and settings.
 * @param settings a latency that is not given stays
 */
export function restart(world: World, settings: MockSettings, snapshot?: Snapshot): void {
  if (settings.now !== undefined) world.clock = clockFrom(Date.parse(settings.now));
  world.reset(snapshot?.scenario ?? settings.scenario);
  if (snapshot) world.restore(snapshot);
  change(world, settings);
  applyOverrides(world, settings, !snapshot);
  if (settings.as !== undefined) signInAs(world, settings.as);
}

/** Changes what can change while a world runs. A latency that is not given stays. */
export function change(world: World, settings: MockSettings): void {
  const { latency } = world;
  applySettings(world, settings);
  if (settings.latency === undefined && settings.delay === undefined) world.latency = latency;
}

/** The settings of a query. Throws a 400 that lists the valid choices. */
export function requireSettings(query: string): MockSettings {
  const problems: string[] = [];
  const settings = readSettings(query, (problem) => problems.push(problem));
  if (problems.length > 0) throw new HttpError(400, problems.join(' '));
  return settings;
}
