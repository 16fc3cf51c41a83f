/** Where a picture can be shared to, in the order of the menu. */
export const SHARE_TARGETS = ['facebook', 'x', 'instagram', 'copyLink'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];
