/** True in windows so narrow that overlays are sheets at their bottom. */
export const isNarrow = (): boolean => matchMedia('(max-width: 767.98px)').matches
