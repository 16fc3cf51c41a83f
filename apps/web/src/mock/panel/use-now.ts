import type { Clock } from 'mock-api';
import { useEffect, useState } from 'react';

export function useNow(clock: Clock): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => clock.after(1_000, () => setNow(clock.now())), [clock, now]);
  return now;
}
