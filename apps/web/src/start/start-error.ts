/**
 * Why the app cannot start, for the developer who set it up. Title and reasons are public: they must contain no secret.
 */
export class StartError extends Error {
  override name = 'StartError';
  readonly title: string;
  readonly reasons: readonly string[];
  constructor(title: string, reasons: readonly string[]) {
    super([title, ...reasons].join('\n'));
    this.title = title;
    this.reasons = reasons;
  }
}
