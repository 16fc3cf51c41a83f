/** The server broke a rule: `expected` is what the rule requires, `came` is what was received. */
export class Breach extends Error {
  override readonly name: string = 'Breach';

  constructor(
    readonly expected: string,
    readonly came: string,
  ) {
    super(`expected ${expected}, ${came} came`);
  }
}

/** The server refused as it should, but with another status than the documented one, which the app shows the same way. */
export class Advice extends Breach {
  override readonly name = 'Advice';
}

/** The server did not respond, which breaks any rule. */
export class NoAnswer extends Breach {
  constructor(came: string) {
    super('an answer', came);
  }
}

/** A rule that could not be tested, with the reason. */
export class Skip extends Error {
  override readonly name = 'Skip';
}
