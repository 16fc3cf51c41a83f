/** The server broke a rule: what it owed, and what came instead. */
export class Breach extends Error {
  override readonly name = 'Breach';

  constructor(
    readonly expected: string,
    readonly came: string,
  ) {
    super(`expected ${expected}, ${came} came`);
  }
}

/** The server did not answer. Whatever was asked, that is a breach. */
export class NoAnswer extends Breach {
  constructor(came: string) {
    super('an answer', came);
  }
}

/** A rule that could not be tried here, and why. */
export class Skip extends Error {
  override readonly name = 'Skip';
}
