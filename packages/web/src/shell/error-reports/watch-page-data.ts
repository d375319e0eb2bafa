import type { Services } from '../../services.tsx'
import type { CacheEntry } from '../../store/responses.ts'
import { pageDataOf } from './page-data.ts'

/** (ours) A page requests its later data when it has the first, so nothing is missing until it has been quiet for a moment. */
const QUIET_MS = 1_000

type Watched = Pick<Services, 'store' | 'navigator' | 'texts' | 'report'>

/** SHELL-22: reports once per visit what the page needs and has not got when everything has loaded. */
export const watchPageData = ({ store, navigator, texts, report }: Watched, wait = setTimeout): void => {
  const checked = new WeakSet<CacheEntry>()
  let done = ''
  let isWaiting = false
  const check = () => {
    isWaiting = false
    const { visit } = navigator.shown()
    const { isLoading, missing } = pageDataOf(visit, store.getState(), texts, checked)
    // The next change of the store looks again.
    if (isLoading || navigator.isLoading()) return
    done = visit.location.key
    if (missing.length > 0) report({ kind: 'page data miss', missing })
  }
  const look = () => {
    if (isWaiting || navigator.shown().visit.location.key === done) return
    isWaiting = true
    wait(check, QUIET_MS)
  }
  navigator.subscribe(look)
  store.subscribe(look)
  look()
}
