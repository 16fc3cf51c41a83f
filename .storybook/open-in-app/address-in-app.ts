import type { StoryContext } from '@storybook/react-vite';
import { isOneOf, LANGUAGES, THEMES } from '@product/domain';
import type { ScenarioName } from 'mock-api';
import { addressOf, readSettings, type MockSettings } from 'mock-api/browser';
import { NETWORKS } from '../network';
import type { StoryWorld } from '../story-world';

type Shown = Pick<StoryContext, 'args' | 'globals' | 'parameters'>;

/**
 * The address in the app, below its base path, that shows a story's screen with the same world, language and theme;
 * `undefined` for a story of something else.
 * @throws if the story's world has a part that an address cannot contain
 */
export function addressInApp({ args, globals, parameters }: Shown): string | undefined {
  const path: unknown = parameters['path'] ?? args['path'];
  const world: StoryWorld | undefined = parameters['world'];
  if (typeof path !== 'string' || !world) return undefined;
  const { locale, theme, network } = globals;
  const scenario: ScenarioName | '' = globals['scenario'];
  const settings = scenario ? { scenario } : settingsOf(world);
  const address = addressOf({
    ...settings,
    path,
    faults: [...(settings.faults ?? []), ...(NETWORKS[network]?.faults ?? [])],
    fresh: true,
    ...(isOneOf(LANGUAGES, locale) && { language: locale }),
    ...(isOneOf(THEMES, theme) && { theme }),
  });
  readSettings(new URL(address, 'http://app').search, (sentence) => {
    throw new Error(`The app cannot show this story: ${sentence}`);
  });
  return address;
}

function settingsOf({ scenario = 'visitor', ...rest }: StoryWorld): MockSettings {
  const { as, latency, delay, credit, overrides, now, faults } = rest;
  return { scenario, as, latency, delay, credit, overrides, now, faults };
}
