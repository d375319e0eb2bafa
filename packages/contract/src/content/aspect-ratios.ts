/** Business §9: the shapes that the builder crops pictures to, by format. The first is the default. */
export const ASPECT_RATIOS = {
  story: ['9:16'],
  pin: ['2:3', '3:4', '1:1'],
} as const satisfies Readonly<Record<string, readonly AspectRatio[]>>

/** Width to height. */
export type AspectRatio = `${number}:${number}`

/** Width divided by height. */
export const ratioOf = (aspect: AspectRatio): number => {
  const [width = 1, height = 1] = aspect.split(':').map(Number)
  return width / height
}
