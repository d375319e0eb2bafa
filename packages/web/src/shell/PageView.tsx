import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { pageContext, pageRequests } from '../router/resolve-page.ts'
import { pageOutcome } from '../router/page-outcome.ts'
import { useAppSelector, useServices, useShown } from '../services.tsx'
import { documentTitle } from './document-title.ts'
import { FailedPage, MissingPage } from './StatusPage.tsx'

const isBrowser = typeof document !== 'undefined'
// Layout effects mean nothing on the server, which would say so for each.
const useBrowserLayoutEffect = isBrowser ? useLayoutEffect : useEffect

/** The page in front: its variant for this viewer and device (SHELL-05), or what became of it. */
export const PageView = () => {
  const { visit, kind } = useShown()
  const { navigator, places, data, dialogs, store } = useServices()
  const t = useMessages()
  // Compared by what they say, so that a new answer elsewhere does not draw the page again.
  const outcomeText = useAppSelector((state) => JSON.stringify(pageOutcome(visit, state, t)))
  const outcome = useMemo(() => JSON.parse(outcomeText) as ReturnType<typeof pageOutcome>, [outcomeText])
  const Variant = useAppSelector((state) => visit.page?.variant(pageContext(visit, state) as never))
  const isFirst = useRef(true)

  // SHELL-07: the top on push and replace, the old place on back; before the browser paints.
  useBrowserLayoutEffect(() => {
    if (kind === 'start' && isFirst.current) {
      isFirst.current = false
      restoreAfterReload(places.of(visit.location.key).scrollY)
      return
    }
    isFirst.current = false
    dialogs.closeAll()
    if (kind === 'pop') window.scrollTo(0, places.of(visit.location.key).scrollY ?? 0)
    else {
      const target = visit.location.hash ? document.getElementById(visit.location.hash.slice(1)) : null
      if (target) target.scrollIntoView()
      else window.scrollTo(0, 0)
      document.getElementById('content')?.focus({ preventScroll: true })
    }
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
    return <FailedPage onRetry={retry} text={outcome.error?.message} />
  }
  return Variant ? <Variant key={visit.location.pathname} params={visit.params as never} search={visit.search} /> : null
}

const restoreAfterReload = (scrollY: number | undefined) => {
  if (scrollY !== undefined && scrollY > 0) window.scrollTo(0, scrollY)
}
