import type { Cases } from '../case';
import { account } from './account';
import { billing } from './billing';
import { feedback } from './feedback';
import { gallery } from './gallery';
import { generator } from './generator';
import { icons } from './icons';
import { parts } from './parts';
import { shell } from './shell';

export const cases: Cases = {
  ...parts,
  ...icons,
  ...account,
  ...billing,
  ...feedback,
  ...gallery,
  ...generator,
  ...shell,
};

/** What renders no element of its own, and why. */
export const WITHOUT_ELEMENT: Record<string, string> = {
  ErrorBoundary: 'what is in it, or what stands in for it',
  RichText: 'words and the marks in them',
  UiProvider: 'a context',
};
