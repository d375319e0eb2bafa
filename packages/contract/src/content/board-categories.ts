/** (ours) What a board is about, for guides and recommendations; optional. */
export const BOARD_CATEGORIES = [
  'animals',
  'architecture',
  'art',
  'crafts',
  'design',
  'fashion',
  'food',
  'gardening',
  'home',
  'nature',
  'photography',
  'travel',
] as const
export type BoardCategory = (typeof BOARD_CATEGORIES)[number]
