/** Limits concurrency: runs at most `width` calls at a time and queues further ones. */
export function createTurnstile(width: number) {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async function pass<Result>(act: () => Promise<Result>): Promise<Result> {
    if (inside >= width) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
