/**
 * Loads the site as somebody else: nothing of an earlier account stays in this tab. What waits for it waits until the page
 * is gone, so that a form stays busy instead of showing the old account once more.
 */
export const beginAnew = (path = '/'): Promise<never> => {
  // Places are written when the page is left; this comes after them.
  window.addEventListener('pagehide', () => sessionStorage.clear())
  window.location.assign(path)
  return new Promise(() => {})
}
