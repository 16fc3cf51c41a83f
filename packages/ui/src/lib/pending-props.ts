/** The state of what a button starts. */
export interface PendingProps {
  /**
   * Whether it is pending: the button says so, and ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Error message of the last attempt, shown above the button. */
  error?: string;
}
