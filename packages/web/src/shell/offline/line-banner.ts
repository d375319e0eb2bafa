import type { Translate } from '../../messages/messages.tsx'
import { BACK_ONLINE_MS, nextLineState, type LineEvent, type LineState } from './line-state.ts'
import styles from './LineBanner.module.css'

/**
 * SHELL-15: a strip at the head of the window while there is no line, and for two seconds once there is one again. Its
 * file has to be here before the line is lost, so it is small: an element, not a part of the app.
 */
export const showLine = (window: Window, t: Translate): void => {
  const { document, navigator } = window
  const banner = document.createElement('div')
  banner.popover = 'manual'
  banner.role = 'status'
  banner.className = styles.banner!
  document.body.prepend(banner)
  // What sticks to the head of the window sticks below it.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--line-banner', `${banner.offsetHeight}px`)
  }).observe(banner)

  let state: LineState = 'hidden'
  const on = (event: LineEvent) => {
    const before = state
    state = nextLineState(state, event, navigator.onLine)
    if (state === before) return
    if (state === 'backOnline') setTimeout(on, BACK_ONLINE_MS, 'told')
    if (state === 'hidden') return banner.hidePopover()
    if (before === 'hidden') banner.showPopover()
    banner.classList.toggle(styles.back!, state === 'backOnline')
    banner.textContent = t(state === 'offline' ? 'line.offline' : 'line.backOnline')
  }
  window.addEventListener('offline', () => on('lost'))
  window.addEventListener('online', () => on('back'))
  if (!navigator.onLine) on('lost')
}
