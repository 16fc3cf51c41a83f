import { Button } from '@product/ui';
import { paths } from '../../core/paths';
import { themeStore } from '../../theme/theme';
import { texts } from './texts';

const { BASE_URL, PROD } = import.meta.env;

/** `npm run build:pages` puts Storybook into the demo's folder; in development it is what `npm run storybook` serves. */
const STORYBOOK = PROD ? `${BASE_URL}storybook/` : 'http://localhost:6006/';

type Path = (typeof paths)[keyof typeof paths];

/** The first story of the screen at each path. */
const STORIES = {
  [paths.home]: 'screens-landing--visitor',
  [paths.auth]: 'screens-auth--protected-screen-sends-here',
  [paths.generate]: 'screens-generate--idle',
  [paths.gallery]: 'screens-gallery--my-creations',
  [paths.pricing]: 'screens-pricing--visitor',
  [paths.buyTokens]: 'screens-buy-tokens--default',
  [paths.buyTokensSuccess]: 'screens-payment-return--credited',
  [paths.buyTokensCancel]: 'screens-payment-return--stays-for-a-touch',
  [paths.subscribe]: 'screens-subscribe--default',
  [paths.subscribeSuccess]: 'screens-subscribe--back-with-a-session',
  [paths.subscribeCancel]: 'screens-payment-return--subscription-cancelled-and-stays',
  [paths.privacy]: 'screens-legal--signed-in',
  [paths.terms]: 'screens-legal--facts-of-the-operator',
} satisfies Record<Path, string>;

const UNKNOWN = 'screens-notfound--shown';

/** A link to the story of the screen that is shown, in its language and theme. */
export function OpenInStorybook() {
  const path = `/${location.pathname.slice(BASE_URL.length)}`;
  const story = STORIES[path as Path] ?? UNKNOWN;
  const globals = `theme:${themeStore.get()};locale:${document.documentElement.lang}`;
  return (
    <div>
      <Button asChild>
        <a href={`${STORYBOOK}?path=/story/${story}&globals=${globals}`} target="_blank" rel="noreferrer">
          {texts.openInStorybook}
        </a>
      </Button>
    </div>
  );
}
