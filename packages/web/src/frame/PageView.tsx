import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { failedOffline } from '../api/errors.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { texts as shellTexts } from '../shell/texts/texts.generated.ts'
import { pageContext, pageRequests } from '../router/resolve-page.ts'
import { pageOutcome } from '../router/page-outcome.ts'
import { useAppSelector, useServices, useShown } from '../services.tsx'
import { documentTitle } from '../shell/document-title.ts'
import { FailedPage, MissingPage } from './StatusPage.tsx'

const isBrowser = typeof document !== 'undefined'
// Layout effects do nothing on the server and log a warning each time.
const useBrowserLayoutEffect = isBrowser ? useLayoutEffect : useEffect

/** The current page: its variant for this viewer and device (SHELL-05), or an error page. */
export const PageView = () => {
  const { visit, kind } = useShown()
  const { navigator, places, data, dialogs, store, texts: open } = useServices()
  const t = useTexts(shellTexts)
  // Compared by content, so that an unrelated response does not rerender the page.
  const outcomeText = useAppSelector((state) => JSON.stringify(pageOutcome(visit, state, open)))
  const outcome = useMemo(() => JSON.parse(outcomeText) as ReturnType<typeof pageOutcome>, [outcomeText])
  const Variant = useAppSelector((state) => visit.page?.variant(pageContext(visit, state) as never))
  const isFirst = useRef(true)

  // SHELL-07: scrolls to the top on push and replace, and to the old position on back, before the browser paints.
  useBrowserLayoutEffect(() => {
    if (kind === 'start' && isFirst.current) {
      isFirst.current = false
      return restorePlace(places.of(visit.location.key).scrollY ?? 0)
    }
    isFirst.current = false
    dialogs.closeAll()
    if (kind === 'pop') return restorePlace(places.of(visit.location.key).scrollY ?? 0)
    const target = visit.location.hash ? document.getElementById(visit.location.hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    // A menu that was opened while the page was loading keeps the focus.
    if (!document.activeElement?.closest(':popover-open, dialog')) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    return undefined
  }, [visit.location.key, kind, places, dialogs])

  const title = outcome.kind === 'shown' ? outcome.head.title : undefined
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title, t('site.name'))
  }, [title, t])
  const redirect = outcome.kind === 'redirect' ? outcome.to : undefined
  useEffect(() => {
    if (redirect !== undefined) navigator.go(redirect, { replace: true })
  }, [redirect, navigator])

  if (outcome.kind === 'missing') return <MissingPage status={outcome.status} />
  if (outcome.kind === 'failed') {
    const retry = () => {
      if (visit.failure !== undefined) return navigator.retry()
      for (const request of pageRequests(visit, store.getState())) void data.load(request, { force: true })
    }
    return <FailedPage onRetry={retry} text={outcome.error?.message} isOffline={failedOffline(outcome.error)} />
  }
  return Variant ? <Variant key={visit.location.pathname} params={visit.params as never} search={visit.search} /> : null
}

/** Events that show that the user scrolls by themselves. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the saved position. After a reload, lists load one page after the other, so this retries as the document
 * grows, until it is tall enough or the user scrolls. Meanwhile the browser's scroll anchoring is off, because the
 * position was saved with all content above it. Returns a function that ends the retries.
 */
const restorePlace = (scrollY: number): (() => void) => {
  const { style } = document.documentElement
  const isThere = () => {
    window.scrollTo(0, scrollY)
    return window.scrollY >= scrollY - 1
  }
  const growth = new ResizeObserver(() => isThere() && growth.disconnect())
  const stop = () => {
    growth.disconnect()
    style.overflowAnchor = ''
    for (const way of OWN_WAYS) window.removeEventListener(way, stop)
  }
  style.overflowAnchor = 'none'
  if (!isThere()) growth.observe(document.body)
  for (const way of OWN_WAYS) window.addEventListener(way, stop, { passive: true })
  return stop
}
