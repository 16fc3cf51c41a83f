/** The state of what a button starts. */
export interface PendingProps {
  /**
   * Whether it is pending: the button shows it, and ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Error message of the last attempt, shown above the button. */
  error?: string;
}
