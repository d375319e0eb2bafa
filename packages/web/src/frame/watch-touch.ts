/** Keys that move the focus or act on it. Others may come from the keyboard on the screen. */
const WAYS = /^(Tab|Escape|Enter|Home|End|Arrow)/

/** Marks the document while the user touches it, so that no focus ring is drawn until they use the keyboard. */
export const watchTouch = (document: Document): void => {
  const { dataset } = document.documentElement
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType === 'touch') dataset['touch'] = ''
      else delete dataset['touch']
    },
    true,
  )
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isWriting = target instanceof Element && target.matches('input, textarea, [contenteditable]')
      if (WAYS.test(key) && (!isWriting || key === 'Tab')) delete dataset['touch']
    },
    true,
  )
}
