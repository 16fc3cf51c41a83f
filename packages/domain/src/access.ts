/** What {@link hasGenerationAccess} looks at; a user is one. */
export interface AccessHolder {
  isAdmin?: boolean | undefined;
  tokens?: number | undefined;
  subscriptionStatus?: string | null | undefined;
}

/**
 * Whether someone may generate video and 4K: administrators, holders of tokens and active subscribers
 * (specification, section 5). Nobody is not someone.
 */
export function hasGenerationAccess(user: AccessHolder | null | undefined): boolean {
  if (!user) return false;
  return user.isAdmin === true || (user.tokens ?? 0) > 0 || user.subscriptionStatus === 'active';
}

/** Whether generating costs someone nothing: administrators and active subscribers. */
export function isFreeOfCharge(user: AccessHolder): boolean {
  return user.isAdmin === true || user.subscriptionStatus === 'active';
}
