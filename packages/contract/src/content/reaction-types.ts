/** (ours) The five kinds of reaction to a pin (PIN-07); 1 is a like, as for comments. */
export const REACTION_TYPES = [1, 2, 3, 4, 5] as const
export type ReactionType = (typeof REACTION_TYPES)[number]
