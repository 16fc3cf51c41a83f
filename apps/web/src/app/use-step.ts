import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AppHistory, Step } from '../core/history';
import { NavigationType, type Location } from '../core/router';

/**
 * The latest history update whose page can be rendered.
 * @param start the location of the first render
 */
export function useStep(history: AppHistory, start: Location): Pick<Step, 'location' | 'action'> {
  const [step, setStep] = useState({ location: start, action: NavigationType.Pop });
  useLayoutEffect(() => {
    const { location } = history;
    // The user may have navigated before this effect subscribed.
    startTransition(() =>
      setStep((step) => (step.location === location ? step : { location, action: NavigationType.Pop })),
    );
    return history.listen(({ flushSync: atOnce, ...step }) => {
      if (atOnce) flushSync(() => setStep(step));
      else startTransition(() => setStep(step));
    });
  }, [history]);
  return step;
}
