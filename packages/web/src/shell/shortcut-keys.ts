/** What a key does on every page (look.md "Behavior"). */
export type Shortcut = 'search' | 'builder' | 'help'

export const SHORTCUT_KEYS: Readonly<Record<Shortcut, string>> = { search: '/', builder: 'n', help: '?' }

/** The shortcut a key press asks for. Shift is left aside: some keyboards need it for `/` and `?`. */
export const shortcutOf = ({ key }: { readonly key: string }): Shortcut | null => {
  const entry = Object.entries(SHORTCUT_KEYS).find(([, shortcutKey]) => shortcutKey === key)
  return entry ? (entry[0] as Shortcut) : null
}
