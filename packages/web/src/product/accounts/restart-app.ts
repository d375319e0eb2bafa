/**
 * Loads the site as somebody else: nothing of an earlier account stays in this tab. What waits for it waits until the page
 * is gone, so that a form stays busy instead of showing the old account once more.
 * @param keep what the tab is to remember nevertheless
 */
export const restartApp = (path = '/', keep?: () => void): Promise<never> => {
  // Places are written when the page is left; this comes after them.
  window.addEventListener('pagehide', () => {
    sessionStorage.clear()
    keep?.()
  })
  window.location.assign(path)
  return new Promise(() => {})
}
