/** A host with a dot in it, then perhaps a path: `example.org/door`. */
const WITHOUT_SCHEME = /^[^\s/:@?#]+\.[^\s/:@?#.]{2,}(?:[/?#]\S*)?$/

/**
 * Completes a typed link: adds https if there is no scheme. Anything that is not a link is unchanged, for the server to
 * refuse.
 */
export const completeLink = (typed: string): string => {
  const link = typed.trim()
  return WITHOUT_SCHEME.test(link) ? `https://${link}` : link
}
