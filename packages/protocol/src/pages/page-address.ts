/**
 * (ours) No page of ours has a longer address: a person, a board and a section named in letters of which each takes nine
 * characters there.
 */
const LONGEST_PATH = 2_500
/** (ours) A section's name, the longest of what stands between two slashes; a pin's title with its id is shorter. */
const LONGEST_SEGMENT = 256

/** Whether there may be a page at this address; what is longer is nothing, and not worth repeating in an answer. */
export const mayBePage = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  return path.length <= LONGEST_PATH && path.split('/').every((segment) => lengthOf(segment) <= LONGEST_SEGMENT)
}

/** Of what the segment stands for; a letter outside ASCII takes several escapes. */
const lengthOf = (segment: string): number => {
  if (segment.length <= LONGEST_SEGMENT) return segment.length
  try {
    return decodeURIComponent(segment).length
  } catch {
    return segment.length
  }
}
