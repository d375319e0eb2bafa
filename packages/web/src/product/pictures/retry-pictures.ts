/** (ours) An overloaded server or a lost connection has often recovered by then. */
const RETRY_MS = 2_500

/**
 * Retries failed pictures once. Until they load, `data-failed` marks them and base.css shows their alt text quietly.
 * One listener covers all pictures, including those the server rendered.
 */
export const retryPictures = (document: Document): void => {
  const retried = new WeakSet<HTMLImageElement>()
  const fail = (image: HTMLImageElement) => {
    image.dataset['failed'] = ''
    if (retried.has(image)) return
    retried.add(image)
    setTimeout(() => {
      // The same address works, because browsers do not cache failures.
      image.src = image.getAttribute('src') ?? ''
    }, RETRY_MS)
  }
  const isPicture = (target: EventTarget | null) => target instanceof HTMLImageElement
  document.addEventListener('error', ({ target }) => isPicture(target) && fail(target), true)
  document.addEventListener('load', ({ target }) => isPicture(target) && delete target.dataset['failed'], true)
  for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.src) fail(image)
}
