/**
 * How an alternative text says that something looks: "a living room in sand and sage with a sofa", "in slate and sea glass on a pale
 * ground". Two bare nouns after "in" are hardly ever what there is.
 */
const LOOKS =
  /(?<=\b(?:in|in pots of|colors of|tones of|shades of) )(?!(?:an?|the|its|his|her|their) )(?:\p{L}+ )?\p{L}+ and (?:\p{L}+ )?\p{L}+(?= (?:with|in|on|at|before|by|lying|partly|from|under|over|that)\b|[.,;:]|$)/giu

export interface TitleParts {
  readonly title: string
  /** What the title says of how the picture looks. */
  readonly looks: string
}

/**
 * A title without what only says how the picture looks, as its alternative text tells: a "Tile set: lingonberry and snow" shows no
 * snow if these are "tiles in lingonberry and snow".
 */
export const partsOfTitle = (title: string, altText: string): TitleParts => {
  for (const [looks] of altText.matchAll(LOOKS)) {
    const at = title.toLowerCase().indexOf(looks.toLowerCase())
    if (at === -1) continue
    const rest = `${title.slice(0, at).replace(/\bin $/iu, '')} ${title.slice(at + looks.length)}`
    if (/\p{L}/u.test(rest)) return { title: rest.trim(), looks }
  }
  return { title, looks: '' }
}
