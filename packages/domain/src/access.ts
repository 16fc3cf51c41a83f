/** The properties that {@link hasGenerationAccess} reads. A user has them. */
export interface AccessHolder {
  isAdmin?: boolean | undefined;
  tokens?: number | undefined;
  subscriptionStatus?: string | null | undefined;
}

/**
 * Whether a user may generate video and 4K: administrators, users with tokens and active subscribers (specification,
 * section 5). Without a user it is `false`.
 */
export function hasGenerationAccess(user: AccessHolder | null | undefined): boolean {
  if (!user) return false;
  return user.isAdmin === true || (user.tokens ?? 0) > 0 || user.subscriptionStatus === 'active';
}

/** Whether generating costs a user nothing: administrators and active subscribers. */
export function isFreeOfCharge(user: AccessHolder): boolean {
  return user.isAdmin === true || user.subscriptionStatus === 'active';
}

/** Whether the message of a failed generation is about tokens, so that buying some may help (specification, section 8). */
export function mentionsTokens(message: string | undefined): boolean {
  return /tokens|insufficient/i.test(message ?? '');
}
