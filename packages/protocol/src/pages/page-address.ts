/**
 * (ours) No page has a longer path: a user, a board and a section named in letters that each take nine characters
 * there.
 */
const LONGEST_PATH = 2_500
/** (ours) A section's name, the longest path segment; a pin's title with its id is shorter. */
const LONGEST_SEGMENT = 256

/** True when there may be a page at this URL. A longer URL is not found, and not worth repeating in a response. */
export const mayBePage = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  return path.length <= LONGEST_PATH && path.split('/').every((segment) => lengthOf(segment) <= LONGEST_SEGMENT)
}

/** The length of the decoded segment: a letter outside ASCII takes several escapes. */
const lengthOf = (segment: string): number => {
  if (segment.length <= LONGEST_SEGMENT) return segment.length
  try {
    return decodeURIComponent(segment).length
  } catch {
    return segment.length
  }
}
