/**
 * A rule failed: `expected` is what it requires, `received` is what the server did. A `script` shows it when it is run
 * in a shell.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';

  constructor(
    readonly expected: string,
    readonly received: string,
    readonly script?: string,
  ) {
    super(`expected ${expected}, received ${received}`);
  }
}

/** The server refused as it should, but with another status than the documented one, which the app shows the same way. */
export class Warning extends Failure {
  override readonly name = 'Warning';
}

/** The server did not respond, so that any rule fails. */
export class NoAnswer extends Failure {
  constructor(received: string) {
    super('an answer', received);
  }
}

/** A rule that could not be tested, with the reason. */
export class Skip extends Error {
  override readonly name = 'Skip';
}

/** The run was ended from outside. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
