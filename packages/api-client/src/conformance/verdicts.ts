/** The server broke a rule: `expected` is what the rule requires, `actual` is what was received. */
export class Breach extends Error {
  override readonly name: string = 'Breach';

  constructor(
    readonly expected: string,
    readonly actual: string,
  ) {
    super(`expected ${expected}, ${actual} came`);
  }
}

/** The server refused as it should, but with another status than the documented one, which the app shows the same way. */
export class Advice extends Breach {
  override readonly name = 'Advice';
}

/** The server did not respond, which breaks any rule. */
export class NoAnswer extends Breach {
  constructor(actual: string) {
    super('an answer', actual);
  }
}

/** A rule that could not be tested, with the reason. */
export class Skip extends Error {
  override readonly name = 'Skip';
}
