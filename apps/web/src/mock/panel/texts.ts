/**
 * The panel's texts. It is a tool for developers and in English only: its texts are not among the translated
 * catalogues, and load with the panel alone.
 */
export const texts = {
  name: 'Mock API',
  open: (faults: number) => (faults === 0 ? 'Mock API (F9)' : `Mock API (F9), active faults: ${faults}`),
  close: 'Close',
  intro: 'This page answers its own calls. What is chosen here stands in its address.',
  introOfServer: (server: string) => `The calls of this page go to ${server}.`,
  copyLink: 'Copy link',
  openInStorybook: 'Open in Storybook',
  copied: 'Copied.',
  notCopied: 'This browser does not allow copying. Copy it from here:',

  person: 'Person',
  signedIn: 'Signed in',
  nobody: 'Nobody',
  demoAccounts: 'Demo accounts',
  others: 'Everyone else, the latest first',
  switchUser: 'Switch',

  scenario: 'Scenario',
  startFrom: 'Start from',
  openScenario: 'Open',

  faults: 'Faults',
  noFaults: 'Nothing goes wrong.',
  fault: 'Fault',
  endpoint: 'Call',
  everyCall: 'Every call it fits',
  nth: 'From call no.',
  times: 'How often',
  always: 'always',
  addFault: 'Add fault',
  removeFault: (fault: string) => `Remove ${fault}`,

  latency: 'Time',
  generation: 'A generation',
  delay: 'Every call besides',
  realistic: 'Lifelike',
  atOnce: 'At once',
  duration: (ms: number) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`),

  credit: 'Checkout credit',
  arrives: 'Tokens and plans arrive',
  creditTimes: { now: 'At once', later: 'After 5 s', never: 'Never' },

  requests: 'Requests',
  withMedia: 'Pictures and videos as well',
  noRequests: 'None yet.',
  copyRequests: 'Copy requests',
  saveHar: 'Save as HAR',
  age: (ms: number) => {
    const seconds = Math.max(0, Math.floor(ms / 1_000));
    return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
  },

  reproduce: 'Reproduce',
  reproduceHint: 'What was set and done since this page was opened, as a file that repeats it.',
  copyStory: 'Copy as story',
  copyJourney: 'Copy as journey',
  copyCurl: 'Copy as curl',
  textToCopy: 'Text to copy',
  saveWorld: 'Save world',
  openWorld: 'Load world',
  unreadableWorld: 'This file is no world that this mock can open.',

  reset: 'Reset',
  resetHint: 'What was made and chosen here is forgotten, and the scenario starts anew.',
  resetReally: 'Really reset?',
  cancel: 'Cancel',
} as const;
