/** Keyboard shortcuts on every page (look.md "Behavior"). */
export type Shortcut = 'search' | 'builder' | 'help'

export const SHORTCUT_KEYS: Readonly<Record<Shortcut, string>> = { search: '/', builder: 'n', help: '?' }

/** Returns the shortcut of a key press. Ignores Shift, because some keyboards need it for `/` and `?`. */
export const shortcutOf = ({ key }: { readonly key: string }): Shortcut | null => {
  const entry = Object.entries(SHORTCUT_KEYS).find(([, shortcutKey]) => shortcutKey === key)
  return entry ? (entry[0] as Shortcut) : null
}
