/** Why the app cannot start, in words for whoever set it up. Neither may hold what nobody else should read. */
export class StartError extends Error {
  override name = 'StartError';
  readonly title: string;
  /** A sentence each. */
  readonly reasons: readonly string[];
  constructor(title: string, reasons: readonly string[]) {
    super([title, ...reasons].join('\n'));
    this.title = title;
    this.reasons = reasons;
  }
}
