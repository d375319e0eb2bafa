/** Apart from the other limits, because every page loads these. */
export const VISIT_LIMITS = {
  /** Consumer §9: how many pin pages, and pictures on them, a browser remembers. */
  visitedPinPages: 10,
  recentSignatures: 10,
  /** Business §9 */
  viewedImages: 10,
} as const
