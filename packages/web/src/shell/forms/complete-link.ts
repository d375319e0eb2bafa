/** A host with a dot in it, then perhaps a way: `example.org/door`. */
const WITHOUT_SCHEME = /^[^\s/:@?#]+\.[^\s/:@?#.]{2,}(?:[/?#]\S*)?$/

/** A link as people type it: one without its beginning gets https. What is no link stays, for the server to say so. */
export const completeLink = (typed: string): string => {
  const link = typed.trim()
  return WITHOUT_SCHEME.test(link) ? `https://${link}` : link
}
