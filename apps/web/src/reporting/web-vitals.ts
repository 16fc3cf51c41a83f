import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VitalReport } from './report';

/** Calls `onVital` with each of the web vitals, once it is final: for most of them, when the page is hidden. */
export function watchVitals(onVital: (vital: Pick<VitalReport, 'name' | 'value' | 'rating'>) => void) {
  const report = ({ name, value, rating }: Metric) =>
    onVital({ name, rating, value: Math.round(value * 1000) / 1000 });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
