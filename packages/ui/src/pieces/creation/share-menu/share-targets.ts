/** Targets to share a picture to, in the order of the menu. */
export const SHARE_TARGETS = ['facebook', 'x', 'instagram', 'copyLink'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];
