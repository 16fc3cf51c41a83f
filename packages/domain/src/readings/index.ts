import { current } from './current';
import { earlier } from './earlier';
import type { BusinessReading } from './reading';

export * from './reading';

export const READING_NAMES = ['current', 'earlier'] as const;
export type ReadingName = (typeof READING_NAMES)[number];

export const readings: Record<ReadingName, BusinessReading> = { current, earlier };
