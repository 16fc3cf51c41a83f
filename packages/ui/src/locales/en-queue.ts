/** The English texts of a queue of generations, which load with it. @beta */
export const queueEnglish = {
  queue: {
    title: 'Queue',
    enough: '{{works}}, {{tokens}}; {{left}} left after that',
    part_one: '{{works}}, {{tokens}}; your balance covers {{count, number}}: only the first will run',
    part_other:
      '{{works}}, {{tokens}}; your balance covers {{count, number}}: the first {{count, number}} will run',
    none: '{{works}}, {{tokens}}; your balance covers none of them: they will wait',
    free: '{{works}}, included',
    trial:
      '{{works}}, at most {{tokens}}. Your trial pays for some of them; when it is used up, the queue stops.',
    alreadyWaiting_one: '({{count, number}} of them is waiting already.)',
    alreadyWaiting_other: '({{count, number}} of them are waiting already.)',
    full: 'The queue has room for {{limit, number}}. Choose a lower quantity, or fewer alternatives, styles or ratios.',
    prompts: 'Show the prompts',
    count: '{{done, number}} of {{total, number}} done',
    state: {
      waiting: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
    },
    unknown: 'There was no answer: it may have been charged.',
    pause: 'Pause after this one',
    resume: 'Continue',
    clear: 'Clear',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    delayed: 'The server is busy. The queue goes on in {{delay}}.',
    paused: {
      user: 'Paused',
      tokens: 'Stopped: your balance does not cover the next one.',
      ask: 'These are waiting. Do you want to continue?',
      session: 'Stopped: you were logged out.',
      connection: 'Stopped: there was no answer from the server.',
    },
  },
} as const;
