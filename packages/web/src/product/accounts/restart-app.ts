/**
 * Reloads the site for another viewer, so that nothing of the previous account stays in this tab. The promise never
 * resolves, so that a form stays pending until the page is gone instead of showing the old account again.
 * @param keep stores what the tab should keep
 */
export const restartApp = (path = '/', keep?: () => void): Promise<never> => {
  // Runs after scroll positions are saved, which happens when the user leaves the page.
  window.addEventListener('pagehide', () => {
    sessionStorage.clear()
    keep?.()
  })
  window.location.assign(path)
  return new Promise(() => {})
}
