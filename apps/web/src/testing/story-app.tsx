import { readings } from '@product/domain';
import { use, useEffect, useState } from 'react';
import { AppProviders } from '../app/app-providers';
import { AppRouter } from '../app/app-router';
import { createMemoryHistory } from '../app/history';
import { createServices } from '../app/services';
import { readConfig } from '../config/config';
import { AVAILABLE_LANGUAGES } from '../i18n/available-languages';
import type { Leave } from '../lib/leave';
import type { Ticker } from '../lib/ticker';
import { passCheckout, type CheckoutEnd } from './pass-checkout';
import { StoryReading, StorySpeech } from './story-settings';

export interface StoryAppProps {
  /** Where the story begins. */
  path: string;
  /** Time and chance of the progress bar. By default the system's. */
  ticker?: Ticker;
  /** How the page is left for a checkout. By default the checkout is gone through, and the app starts anew behind it. */
  leave?: Leave;
  /**
   * How a checkout that is gone through ends.
   * @default 'pay'
   */
  checkout?: CheckoutEnd;
}

/** The whole app at a path, over the story's world, with caches of its own. */
export function StoryApp({ path, leave, checkout = 'pay', ticker }: StoryAppProps) {
  const [visits, setVisits] = useState([path]);
  const passOn: Leave = (address) =>
    void passCheckout(address, checkout).then((next) => setVisits((before) => [...before, next]));
  return <Visit key={visits.length} path={visits.at(-1) ?? path} leave={leave ?? passOn} ticker={ticker} />;
}

type VisitProps = Required<Pick<StoryAppProps, 'path' | 'leave'>> & { ticker: Ticker | undefined };

/** One start of the app, until its page is left. */
function Visit({ path, leave, ticker }: VisitProps) {
  const reading = use(StoryReading);
  const speech = use(StorySpeech);
  const [app] = useState(() => {
    const config = { ...readConfig({}), reading: readings[reading] };
    const services = createServices({ config, ticker, leave });
    const history = createMemoryHistory(path);
    services.navigation.attach(history);
    return { services, history };
  });
  useEffect(() => () => void app.services.queryClient.cancelQueries(), [app]);
  const language = AVAILABLE_LANGUAGES.find((available) => available === speech?.locale);
  useEffect(() => {
    if (language) void app.services.i18n.changeLanguage(language);
  }, [app, language]);
  return (
    <AppProviders services={app.services} speech={speech}>
      <AppRouter history={app.history} />
    </AppProviders>
  );
}
