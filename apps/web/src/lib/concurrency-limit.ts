export function createConcurrencyLimit(limit: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function withLimit<Result>(call: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await call();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
