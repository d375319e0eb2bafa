const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/g
/** Punctuation at the end of a sentence is not part of the URL before it, nor a bracket opened before the URL. */
const TRAILING = /(?:[.,;:!?\]}]|(?<!\([^()]*)\))+$/

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === ''
}

/** A URL in a text: `text.slice(offset, offset + url.length)`, in UTF-16 units. */
export interface TextLink {
  readonly offset: number
  readonly url: string
}

/** PIN-02: the http(s) URLs of a text that users wrote, in order. The site links them through `/offsite/` (PIN-16). */
export const linksIn = (text: string): readonly TextLink[] =>
  [...text.matchAll(ADDRESS)]
    .map(({ 0: found, index }) => ({ offset: index, url: found.replace(TRAILING, '') }))
    .filter(({ url }) => isWebAddress(url))
