/** Loads the site as somebody else: nothing of an earlier account stays in this tab. */
export const beginAnew = (path = '/'): void => {
  // Places are written when the page is left; this comes after them.
  window.addEventListener('pagehide', () => sessionStorage.clear())
  window.location.assign(path)
}
