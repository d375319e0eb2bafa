/** The letters a menu remembers between two keys, to find an item by several letters typed quickly. */
export type Typeahead = { text: string; at: number }

/** Letters typed within this time belong together, ms; the usual half second. */
const TYPING_MS = 500

/**
 * Returns the item that a key moves to, or -1 if the key means nothing to a menu. Arrows wrap around; letters find the
 * next item that starts with the typed text; the same letter again finds the one after it.
 * @param labels texts of the items in order
 * @param current index of the focused item, or -1
 * @param typed owned by the caller; changed here
 * @param now a clock, ms
 */
export const menuTarget = (key: string, labels: readonly string[], current: number, typed: Typeahead, now: number) => {
  const count = labels.length
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if ([...key].length !== 1 || (key === ' ' && typed.text === '')) return -1
  const text = now - typed.at < TYPING_MS ? typed.text + key.toLowerCase() : key.toLowerCase()
  Object.assign(typed, { text, at: now })
  const same = [...text].every((letter) => letter === text[0])
  const wanted = same ? text[0]! : text
  // A new letter searches from the next item on; a longer word may stay on the current one.
  const from = current + (same ? 1 : 0)
  for (let step = 0; step < count; step++) {
    const index = (Math.max(from, 0) + step) % count
    if (labels[index]!.toLowerCase().startsWith(wanted)) return index
  }
  return -1
}
