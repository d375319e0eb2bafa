/** One line, single spaces, at most 200 characters: how a query is kept and shown. */
export const cleanQuery = (text: string): string => {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, 200).join('').trim()
}
