/**
 * (ours) No page has a longer path: a user, a board and a section named in letters that each take nine characters
 * there.
 */
const MAX_PATH_LENGTH = 2_500
/** (ours) A section's name, the longest path segment; a pin's title with its id is shorter. */
const MAX_SEGMENT_LENGTH = 256

/** True when there may be a page at this URL. A longer URL is not found, and not worth repeating in a response. */
export const mayBePage = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  return path.length <= MAX_PATH_LENGTH && path.split('/').every((segment) => lengthOf(segment) <= MAX_SEGMENT_LENGTH)
}

/** The length of the decoded segment: a letter outside ASCII takes several escapes. */
const lengthOf = (segment: string): number => {
  if (segment.length <= MAX_SEGMENT_LENGTH) return segment.length
  try {
    return decodeURIComponent(segment).length
  } catch {
    return segment.length
  }
}
