import { answers } from './answers';
import type { Fault } from './fault';
import { lists } from './lists';
import { origins } from './origins';
import { refusals } from './refusals';
import { sessions } from './sessions';
import { sideBySide } from './side-by-side';
import { strangers } from './strangers';
import { text } from './text';
import { trial } from './trial';

/** Written before the rules that look for them. */
export const FAULTS: readonly Fault[] = [
  ...sideBySide,
  ...text,
  ...trial,
  ...refusals,
  ...strangers,
  ...origins,
  ...sessions,
  ...lists,
  ...answers,
];
