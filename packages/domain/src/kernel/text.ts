/**
 * Control characters and invisible direction marks that no one writes on purpose. Tabs and newlines are left to the
 * callers.
 */
const UNWANTED =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g

const readable = (text: string): string => text.toWellFormed().normalize('NFC').replace(UNWANTED, '')

/** One line of text: white space collapsed, ends trimmed. */
export const cleanLine = (text: string): string => readable(text).replace(/\s+/g, ' ').trim()

/** Text of several lines: line breaks kept, at most one empty line in a row, ends trimmed. */
export const cleanText = (text: string): string =>
  readable(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The length that our limits count: Unicode code points. */
export const lengthOf = (text: string): number => [...text].length
