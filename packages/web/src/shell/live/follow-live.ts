import type { NotificationBadge } from '@corkboard/contract/social/wire/notifications'
import { selectEntry, type Data } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import type { AppStore } from '../../store/root.ts'
import { shownAccount } from '../environment.ts'
import { badgeReceived, conversationChanged, streamBegan } from './live-slice.ts'

const STREAM_PATH = '/_/live/'
/** (ours) A hidden tab closes its connection, because browsers allow only six per site. */
const HIDDEN_MS = 10_000
/** How often to poll without a stream, and how long until the stream is retried. */
const POLL_MS = 60_000
const TRY_AGAIN_MS = 5 * 60_000

const badge = resource('NewsHubBadgeResource', {})

interface LiveApp {
  readonly store: AppStore
  readonly data: Data
}

/** The parts of the browser that this needs. */
export interface LiveWindow {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Undefined if the browser has none. */
  readonly EventSource: typeof EventSource | undefined
}

/**
 * Keeps counts up to date while this tab is visible: with a stream, or by polling where there is none. Returns a
 * function that stops it.
 */
export const followLive = ({ document, EventSource: Source }: LiveWindow, { store, data }: LiveApp): (() => void) => {
  let source: EventSource | undefined
  let isOver = false
  const timers = { poll: 0, tryAgain: 0, hide: 0 }
  const clear = (name: keyof typeof timers) => clearTimeout(timers[name])

  const streamPath = () => `${STREAM_PATH}?${new URLSearchParams({ account: shownAccount(store.getState()) ?? '' })}`

  const ask = async (): Promise<void> => {
    await data.load(badge, { force: true })
    const badgeData = selectEntry(store.getState(), badge)?.data as NotificationBadge | null | undefined
    if (badgeData) store.dispatch(badgeReceived(badgeData))
    store.dispatch(streamBegan())
  }

  const poll = (): void => {
    clear('poll')
    timers.poll = setTimeout(() => {
      void ask()
      poll()
    }, POLL_MS) as unknown as number
  }

  const close = (): void => {
    source?.close()
    source = undefined
    clear('poll')
    clear('tryAgain')
  }

  /** There is no stream: it was refused, or the browser supports none. */
  const goWithout = (): void => {
    close()
    void ask()
    poll()
    if (Source) timers.tryAgain = setTimeout(open, TRY_AGAIN_MS) as unknown as number
  }

  const open = (): void => {
    if (isOver || source || document.visibilityState === 'hidden') return
    close()
    if (!Source) return goWithout()
    const stream = (source = new Source(streamPath()))
    stream.addEventListener('open', () => void store.dispatch(streamBegan()))
    stream.addEventListener('badge', ({ data: text }) => {
      store.dispatch(badgeReceived(JSON.parse(text as string) as NotificationBadge))
    })
    stream.addEventListener('conversation', ({ data: text }) => {
      store.dispatch(conversationChanged((JSON.parse(text as string) as { conversation_id: string }).conversation_id))
    })
    stream.addEventListener('over', () => {
      isOver = true
      close()
    })
    // Otherwise the browser reconnects by itself, after the delay set by the server.
    stream.addEventListener('error', () => {
      if (stream === source && stream.readyState === Source.CLOSED) goWithout()
    })
  }

  const onVisibility = (): void => {
    clear('hide')
    if (document.visibilityState === 'visible') open()
    else timers.hide = setTimeout(close, HIDDEN_MS) as unknown as number
  }

  document.addEventListener('visibilitychange', onVisibility)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    clear('hide')
    close()
  }
}
