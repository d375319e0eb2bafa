/** Normalizes a query for storage and display: one line, single spaces, at most 200 characters. */
export const cleanQuery = (text: string): string => {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, 200).join('').trim()
}
