import type { NewsBadge } from '@corkboard/contract/social/wire/news'
import { selectEntry, type Data } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import type { AppStore } from '../../store/root.ts'
import { badgeTold, conversationTold, streamBegan } from './live-slice.ts'

const STREAM_PATH = '/_/live/'
/** (ours) A tab that nobody looks at gives its connection back: browsers have six for a whole site. */
const HIDDEN_MS = 10_000
/** Without a stream it is asked so often, and so long after the stream is tried again. */
const POLL_MS = 60_000
const TRY_AGAIN_MS = 5 * 60_000

const badge = resource('NewsHubBadgeResource', {})

interface LiveApp {
  readonly store: AppStore
  readonly data: Data
}

/** What of the browser it needs. */
export interface LiveWindow {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Missing where the browser has none. */
  readonly EventSource: typeof EventSource | undefined
}

/**
 * Keeps what is new up to date while somebody looks at this tab: by a stream, and by asking now and then where there is
 * none. Gives what ends it.
 */
export const followLive = ({ document, EventSource: Source }: LiveWindow, { store, data }: LiveApp): (() => void) => {
  let source: EventSource | undefined
  let isOver = false
  const timers = { poll: 0, tryAgain: 0, hide: 0 }
  const clear = (name: keyof typeof timers) => clearTimeout(timers[name])

  const ask = async (): Promise<void> => {
    await data.load(badge, { force: true })
    const told = selectEntry(store.getState(), badge)?.data as NewsBadge | null | undefined
    if (told) store.dispatch(badgeTold(told))
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

  /** There is no stream: refused, or the browser knows none. */
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
    const stream = (source = new Source(STREAM_PATH))
    stream.addEventListener('open', () => void store.dispatch(streamBegan()))
    stream.addEventListener('badge', ({ data: text }) => {
      store.dispatch(badgeTold(JSON.parse(text as string) as NewsBadge))
    })
    stream.addEventListener('conversation', ({ data: text }) => {
      store.dispatch(conversationTold((JSON.parse(text as string) as { conversation_id: string }).conversation_id))
    })
    stream.addEventListener('over', () => {
      isOver = true
      close()
    })
    // Otherwise the browser comes back by itself, after as long as the server asked for.
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
