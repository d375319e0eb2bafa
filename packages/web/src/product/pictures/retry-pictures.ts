/** (ours) Whatever refused a picture, a moment's overload or a line that was cut, is often over by then. */
const RETRY_MS = 2_500

/**
 * Pictures that do not come are asked for once more by themselves; until they are there `data-failed` marks them, and
 * base.css shows their words quietly. One listener for all, those of the server's render included.
 */
export const retryPictures = (document: Document): void => {
  const retried = new WeakSet<HTMLImageElement>()
  const fail = (image: HTMLImageElement) => {
    image.dataset['failed'] = ''
    if (retried.has(image)) return
    retried.add(image)
    setTimeout(() => {
      // The same address again: the browser keeps no failures.
      image.src = image.getAttribute('src') ?? ''
    }, RETRY_MS)
  }
  const isPicture = (target: EventTarget | null) => target instanceof HTMLImageElement
  document.addEventListener('error', ({ target }) => isPicture(target) && fail(target), true)
  document.addEventListener('load', ({ target }) => isPicture(target) && delete target.dataset['failed'], true)
  for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.src) fail(image)
}
