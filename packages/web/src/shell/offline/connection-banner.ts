import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'
import { BACK_ONLINE_MS, nextConnectionState, type ConnectionEvent, type ConnectionState } from './connection-state.ts'
import styles from './ConnectionBanner.module.css'

/**
 * SHELL-15: a banner at the top of the window while offline, and for two seconds once back online. Its file has to load
 * before the connection is lost, so it is small: a plain element, not part of the app.
 */
export const showConnectionBanner = (window: Window, t: Translate<typeof texts>): void => {
  const { document, navigator } = window
  const banner = document.createElement('div')
  banner.popover = 'manual'
  banner.role = 'status'
  banner.className = styles.banner!
  document.body.prepend(banner)
  // Elements that stick to the top of the window stick below it.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--line-banner', `${banner.offsetHeight}px`)
  }).observe(banner)

  let state: ConnectionState = 'hidden'
  const on = (event: ConnectionEvent) => {
    const before = state
    state = nextConnectionState(state, event, navigator.onLine)
    if (state === before) return
    if (state === 'backOnline') setTimeout(on, BACK_ONLINE_MS, 'timeOver')
    if (state === 'hidden') return banner.hidePopover()
    if (before === 'hidden') banner.showPopover()
    banner.classList.toggle(styles.back!, state === 'backOnline')
    banner.textContent = t(state === 'offline' ? 'line.offline' : 'line.backOnline')
  }
  window.addEventListener('offline', () => on('lost'))
  window.addEventListener('online', () => on('back'))
  if (!navigator.onLine) on('lost')
}
