import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AppHistory, Step } from './history';
import { NavigationType, type Location } from './router';

/**
 * The history's last step, once what is there can be drawn.
 * @param start what is drawn first
 */
export function useStep(history: AppHistory, start: Location): Pick<Step, 'location' | 'action'> {
  const [step, setStep] = useState({ location: start, action: NavigationType.Pop });
  useLayoutEffect(() => {
    const { location } = history;
    // Who went elsewhere before anybody listened is followed there.
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
