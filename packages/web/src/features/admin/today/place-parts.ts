/** Returns the list with the item at `from` moved to `to`. Nothing moves beyond the ends. */
export const moved = <T>(things: readonly T[], from: number, to: number): readonly T[] => {
  const thing = things[from]
  if (thing === undefined || to < 0 || to >= things.length) return things
  return things.toSpliced(from, 1).toSpliced(to, 0, thing)
}
