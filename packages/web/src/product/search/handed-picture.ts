const HANDED = 'corkboard:picture'

let waiting: File | undefined

/**
 * Hands a pasted picture to the form that searches with pictures. Without one on the page, the next one that opens
 * takes it.
 * @returns whether a form took it
 */
export const handPicture = (picture: File): boolean => {
  const isTaken = !document.dispatchEvent(new CustomEvent(HANDED, { detail: picture, cancelable: true }))
  waiting = isTaken ? undefined : picture
  return isTaken
}

/** Takes the picture that waits and those handed from now on. Returns how to stop. */
export const receivePictures = (take: (picture: File) => void): (() => void) => {
  const onHanded = (event: Event) => {
    event.preventDefault()
    take((event as CustomEvent<File>).detail)
  }
  document.addEventListener(HANDED, onHanded)
  if (waiting) take(waiting)
  waiting = undefined
  return () => document.removeEventListener(HANDED, onHanded)
}
