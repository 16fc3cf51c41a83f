import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { ROOT } from '@tooling/gate/processes.mjs';
import { readBaselines } from './baselines.ts';
import { fileOf, TAKEN_LIST } from './files.ts';
import { forceStates, type PseudoStates } from './force-states.ts';

export interface Picture {
  story: string;
  mode: string;
  /** What was still loading. */
  late: string[];
  /** How long it took to bring the page to the state of the picture, in milliseconds. */
  ms: number;
  /** States of elements in the picture, as in the parameter of storybook-addon-pseudo-states. */
  pseudo?: PseudoStates;
}

/** What a screen reader gets of a story. */
export interface Tree extends Pick<Picture, 'story' | 'mode' | 'ms'> {
  tree: string;
}

/** A line of the list of the last run. `ms` includes the picture itself. */
export interface TakenPicture extends Omit<Picture, 'pseudo'> {
  /** The story's file, relative to the root. */
  file: string;
  hash: string;
  browser: string;
}

/** A page that still changes then is taken as it is, and differs in the next run. */
const MOST_CAPTURES = 8;

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const { stories } = readBaselines();

/**
 * A command of Vitest's browser mode: takes a picture of the page and adds it to the list of the run. The file is
 * written only if it differs from its baseline, or if `PICTURES_KEEP` is set.
 * @returns whether the picture equals its baseline
 */
export const takePicture: BrowserCommand<[Picture]> = async (command, picture) => {
  const { page, context } = command;
  const started = performance.now();
  const { pseudo, ...properties } = picture;
  const { story, mode } = picture;
  const session = await sessionOf(page, () => context.newCDPSession(page));
  const release = pseudo && (await forceStates(session, pseudo));
  const accepted = stories[story]?.[mode];
  const { png, hash } = await captureComplete(session, accepted).catch(explain(picture));
  await release?.();
  const ms = properties.ms + Math.round(performance.now() - started);
  return record(command, { ...properties, ms, hash }, png);
};

/** As `takePicture`, with the text of a tree. */
export const takeTree: BrowserCommand<[Tree]> = (command, { tree, ...properties }) =>
  record(command, { ...properties, late: [], hash: hashOf(tree) }, tree);

function record(
  { context, testPath = '' }: BrowserCommandContext,
  properties: Omit<TakenPicture, 'file' | 'browser'>,
  content: Buffer | string,
): boolean {
  const { story, mode, hash } = properties;
  const isAccepted = stories[story]?.[mode] === hash;
  if (process.env['PICTURES_KEEP'] || !isAccepted) {
    const file = fileOf(story, mode);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const taken: TakenPicture = {
    ...properties,
    file: relative(ROOT, testPath),
    browser: context.browser()?.version() ?? '',
  };
  appendFileSync(TAKEN_LIST, `${JSON.stringify(taken)}\n`);
  return isAccepted;
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex').slice(0, 16);

const explain =
  ({ story, mode }: Picture) =>
  (cause: Error) => {
    const advice = `Run npm run test:pictures -- with the story's title; if it fails again, look at the page's size.`;
    throw new Error(`The picture of ${story} (${mode}) could not be taken: ${cause.message}\n${advice}`, {
      cause,
    });
  };

/**
 * A frame may be sent before all of it is painted. A picture is complete if it is the accepted one, or equals the one
 * before it.
 * @param accepted the hash of the accepted picture, if there is one
 */
async function captureComplete(session: CDPSession, accepted: string | undefined) {
  let taken = { png: Buffer.alloc(0), hash: '' };
  for (let attempt = 0; attempt < MOST_CAPTURES; attempt++) {
    const before = taken.hash;
    // Faster than Playwright's screenshot, which waits for typefaces and hides the caret by itself.
    const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
    const png = Buffer.from(data, 'base64');
    taken = { png, hash: hashOf(png) };
    if (taken.hash === accepted || taken.hash === before) break;
  }
  return taken;
}

function sessionOf(page: Page, open: () => Promise<CDPSession>): Promise<CDPSession> {
  const session = sessions.get(page) ?? open();
  sessions.set(page, session);
  return session;
}
