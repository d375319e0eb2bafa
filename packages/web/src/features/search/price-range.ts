/** A price as people write it, as addresses have it: `12,5` is `12.5`, nothing is open; `undefined` where it is no price. */
export const readPrice = (text: string): string | undefined => {
  const match = /^\s*(?:(\d{1,9})(?:[.,](\d{1,2}))?)?\s*$/.exec(text)
  if (!match) return undefined
  const [, whole = '', cents] = match
  return cents === undefined ? whole : `${whole}.${cents}`
}

/** From one price to another, whichever was written first. */
export const priceRange = (from: string, to: string): string =>
  from !== '' && to !== '' && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`
