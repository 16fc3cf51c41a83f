/** The command line is invalid. The message gives the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
