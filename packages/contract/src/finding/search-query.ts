/** Everything invisible, except what joins several emoji to one: a cat and a black square to a black cat. */
const INVISIBLE =
  /(?:(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}])\u{200D}\p{Extended_Pictographic})[\p{C}\s])+/gu

/** Normalizes a query for storage and display: one line, single spaces, at most 200 characters. */
export const cleanQuery = (text: string): string => {
  const line = text.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').trim()
  return [...line].slice(0, 200).join('').trim()
}
