/**
 * Converts a typed price to the address format: `12,5` becomes `12.5`, empty means open, `undefined` means not a price.
 */
export const readPrice = (text: string): string | undefined => {
  const match = /^\s*(?:(\d{1,9})(?:[.,](\d{1,2}))?)?\s*$/.exec(text)
  if (!match) return undefined
  const [, whole = '', cents] = match
  return cents === undefined ? whole : `${whole}.${cents}`
}

/** Returns the range between two prices, in whichever order they were typed. */
export const priceRange = (from: string, to: string): string =>
  from !== '' && to !== '' && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`
