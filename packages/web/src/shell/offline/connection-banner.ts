import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'
import { BACK_ONLINE_MS, nextConnectionState, type ConnectionEvent, type ConnectionState } from './connection-state.ts'
import styles from './ConnectionBanner.module.css'

/**
 * SHELL-15: a strip at the head of the window while there is no line, and for two seconds once there is one again. Its
 * file has to be here before the line is lost, so it is small: an element, not a part of the app.
 */
export const showConnectionBanner = (window: Window, t: Translate<typeof texts>): void => {
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

  let state: ConnectionState = 'hidden'
  const on = (event: ConnectionEvent) => {
    const before = state
    state = nextConnectionState(state, event, navigator.onLine)
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
