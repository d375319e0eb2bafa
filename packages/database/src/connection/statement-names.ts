/**
 * Named statements are planned once per connection, which halves the server's cost of a join. A text gets a name on its
 * second use, so that texts with lists of varying length do not use names up, and only as many texts get one as a
 * connection should store.
 */
const MAX_NAMES = 400
const MAX_CANDIDATES = 2_000
// After five runs, a named `like $1` gets a generic plan, which cannot use the prefix index.
const MUST_STAY_UNNAMED = /\blike\b/i

export const createStatementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  const candidates = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= MAX_NAMES) return undefined
    if (!candidates.delete(text)) {
      if (candidates.size >= MAX_CANDIDATES) candidates.clear()
      if (!MUST_STAY_UNNAMED.test(text)) candidates.add(text)
      return undefined
    }
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}
