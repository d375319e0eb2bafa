/** A finger that moves less than this rests, px. */
const SLIP_PX = 6
/** A sheet closes when it is pulled down by this part of its height, or faster than this, px per ms. */
const CLOSING_PART = 0.35
const CLOSING_SPEED = 0.5
/** Movements before this have no say in how fast the finger is, ms. */
const RECENT_MS = 100
/** How long a sheet takes to leave, ms. */
const LEAVING_MS = 200
/** These have gestures of their own. */
const BUSY = 'input, textarea, select, video, [contenteditable]'

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
const timing = (): KeyframeAnimationOptions => ({ duration: LEAVING_MS, easing: 'ease-out' })

/** True if the content under the finger is what a pull down would move. */
const isTaken = (dialog: HTMLElement, target: Element): boolean => {
  if (target.closest(BUSY)) return true
  for (let element = target; element !== dialog && element.parentElement; element = element.parentElement) {
    if (element.scrollTop > 0) return true
    if (!element.hasAttribute('data-sheet-head') && getComputedStyle(element).touchAction === 'none') return true
  }
  return false
}

/** Closes the sheet when a finger pulls it down, which it follows on the way. */
const followFinger = (dialog: HTMLDialogElement, onClose: () => void, signal: AbortSignal): void => {
  let from: { readonly x: number; readonly y: number } | undefined
  let pulled: { by: number; readonly at: number }[] | undefined
  const put = (by: number) => {
    dialog.style.translate = by === 0 ? '' : `0 ${by}px`
    dialog.style.setProperty('--pulled', String(by / dialog.offsetHeight))
  }
  const settle = () => {
    dialog.removeAttribute('data-pulled')
    put(0)
  }
  dialog.addEventListener(
    'touchstart',
    ({ touches: [touch], touches, target }) => {
      from = undefined
      // The backdrop is the dialog itself.
      if (touches.length > 1 || target === dialog || !touch) return
      if (target instanceof Element && !isTaken(dialog, target)) from = { x: touch.clientX, y: touch.clientY }
    },
    { passive: true, signal },
  )
  dialog.addEventListener(
    'touchmove',
    (event) => {
      const touch = event.touches[0]
      if (!from || !touch) return
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y]
      if (!pulled) {
        if (Math.hypot(x, y) < SLIP_PX) return
        if (y <= Math.abs(x) || !event.cancelable) return void (from = undefined)
        pulled = []
        dialog.setAttribute('data-pulled', '')
      }
      event.preventDefault()
      pulled.push({ by: Math.max(0, y), at: event.timeStamp })
      put(Math.max(0, y))
    },
    { passive: false, signal },
  )
  const release = ({ timeStamp, type }: TouchEvent) => {
    const moves = pulled
    pulled = from = undefined
    const last = moves?.at(-1)
    if (!moves || !last) return
    const since = moves.find(({ at }) => timeStamp - at < RECENT_MS) ?? last
    const speed = (last.by - since.by) / Math.max(1, last.at - since.at)
    const isClosing = last.by > dialog.offsetHeight * CLOSING_PART || speed > CLOSING_SPEED
    if (type === 'touchcancel' || !isClosing) return settle()
    // It comes back if closing it would lose input.
    const leave = () => {
      onClose()
      requestAnimationFrame(settle)
    }
    if (isStill()) return leave()
    dialog.animate([{ translate: `0 ${last.by}px` }, { translate: '0 100%' }], timing())
    put(dialog.offsetHeight)
    // By the clock: a page that draws nothing for a while would not say that the animation is over.
    setTimeout(leave, LEAVING_MS)
  }
  dialog.addEventListener('touchend', release, { signal })
  dialog.addEventListener('touchcancel', release, { signal })
}

/** Keeps the sheet above the keyboard of a phone, which covers the page without changing its size. */
const stayAboveKeyboard = (dialog: HTMLDialogElement, signal: AbortSignal): void => {
  const view = window.visualViewport
  if (!view) return
  const place = () => {
    // A page that is zoomed in is smaller too.
    const covered = view.scale > 1 ? 0 : innerHeight - view.height - view.offsetTop
    dialog.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  place()
  view.addEventListener('resize', place, { signal })
  view.addEventListener('scroll', place, { signal })
}

/** Shows the way down of a sheet that is already gone: a copy that nobody can touch or hear. */
const showLeaving = (dialog: HTMLDialogElement): void => {
  if (isStill() || dialog.hasAttribute('data-pulled') || dialog.childElementCount === 0) return
  const copy = document.createElement('div')
  copy.className = dialog.className
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('data-leaving', '')
  copy.style.setProperty('--leaving-size', `${dialog.offsetHeight}px`)
  for (const child of dialog.children) if (!child.hasAttribute('data-toasts')) copy.append(child.cloneNode(true))
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  document.body.append(copy)
  copy.animate([{ translate: '0 0' }, { translate: '0 100%' }], timing()).onfinish = () => copy.remove()
}

/** Gives a dialog at the bottom of a narrow window its motion. Returns a function for when it closes. */
export const moveSheet = (dialog: HTMLDialogElement, onClose: () => void): (() => void) => {
  const end = new AbortController()
  followFinger(dialog, onClose, end.signal)
  stayAboveKeyboard(dialog, end.signal)
  return () => {
    end.abort()
    showLeaving(dialog)
  }
}
