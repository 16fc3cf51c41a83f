/** Frames beyond these are the framework's. */
const MAX_POSITIONS = 20;

/** What Chromium writes before the message. */
const BEFORE_MESSAGE = /^\w*(: )?/;

/** The end of a line of a stack, in the form of Chromium (`at name (url:1:2)`) or of the others (`name@url:1:2`). */
const POSITION = /(?:^|[\s(@])(https?:\/\/[^\s()?#]+:\d+:\d+)\)?$/;

/**
 * The positions of an error's stack that are in the build's own files. The message, which is the beginning of a stack in
 * Chromium, and names of functions are left out, and so is every other address.
 * @param base the address that the app is served from, with a slash at the end
 */
export function ownPositions({ message, stack = '' }: Error, base: string): string[] {
  const start = BEFORE_MESSAGE.exec(stack)?.[0].length ?? 0;
  const frames = stack.startsWith(message, start) ? stack.slice(start + message.length) : stack;
  return frames
    .split('\n')
    .flatMap((line) => POSITION.exec(line)?.[1] ?? [])
    .filter((url) => url.startsWith(base))
    .map((url) => url.slice(base.length))
    .filter((position) => /^(assets\/)?[\w.-]+\.js:\d+:\d+$/.test(position))
    .slice(0, MAX_POSITIONS);
}
