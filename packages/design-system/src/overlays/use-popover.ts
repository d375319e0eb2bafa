import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react'
import { flushSync } from 'react-dom'
import { isNarrow } from './narrow.ts'
import { placeNextTo } from './place-next-to.ts'
import type { Sheet as SheetType } from './Sheet.tsx'

/** The props of a trigger. Spread them on a {@link Button} or {@link IconButton}. */
export type PopoverTrigger = {
  ref: (element: HTMLButtonElement | null) => void
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

/** What shows the content: a panel next to the trigger, or in narrow windows a sheet. */
type Shown = 'panel' | 'sheet'

let LoadedSheet: typeof SheetType | undefined

const useBeforePaint: typeof useLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect

/**
 * A panel that uses the native popover attribute: it is above everything, closes on Escape and on a click elsewhere,
 * and returns the focus. We position it and mount its content only while open. In narrow windows the panel stays closed,
 * and the content is in a modal sheet instead, whose code loads with the first one.
 * @param onShown called once the panel is in view and can take the focus
 */
export const usePopover = (haspopup: 'menu' | 'dialog', toEnd: boolean, onShown?: (panel: HTMLElement) => void) => {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>()
  const [Sheet, setSheet] = useState(() => LoadedSheet)
  const open = shown !== undefined
  const isPanel = shown === 'panel'

  useEffect(() => {
    if (shown !== 'sheet' || Sheet) return
    import('./Sheet.tsx').then(
      (it) => setSheet(() => (LoadedSheet = it.Sheet)),
      // The next click retries.
      () => setShown(undefined),
    )
  }, [shown, Sheet])

  useBeforePaint(() => {
    if (!isPanel) return
    const place = () => {
      const element = panel.current!
      const rtl = getComputedStyle(element).direction === 'rtl'
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const view = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top } = placeNextTo(trigger.current!.getBoundingClientRect(), size, view, rtl, toEnd)
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
    }
    // The first report comes when the panel has a size, before the paint.
    const sizes = new ResizeObserver(place)
    sizes.observe(panel.current!)
    document.addEventListener('scroll', place, { passive: true, capture: true })
    window.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      document.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [isPanel, toEnd])

  const attach = useCallback((element: HTMLDivElement | null) => {
    panel.current = element
    // If it was clicked before the app started, the browser has opened it without any event for us.
    if (!element?.matches(':popover-open')) return
    if (isNarrow()) element.hidePopover()
    setShown(isNarrow() ? 'sheet' : 'panel')
  }, [])
  const triggerProps: PopoverTrigger = {
    ref: (element) => {
      trigger.current = element
    },
    popoverTarget: id,
    'aria-haspopup': haspopup,
    'aria-expanded': open,
    'aria-controls': open ? (isPanel ? id : `${id}-sheet`) : undefined,
  }
  const panelProps = {
    ref: attach,
    id,
    popover: 'auto' as const,
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget || event.newState !== 'open') return
      if (isNarrow()) event.preventDefault()
      setShown(isNarrow() ? 'sheet' : 'panel')
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      if (event.newState === 'open') onShown?.(event.currentTarget)
      else setShown((now) => (now === 'panel' ? undefined : now))
    },
  }
  // Immediately, so that what the user chose finds the focus where it was.
  const close = useCallback(() => {
    panel.current!.hidePopover()
    flushSync(() => setShown(undefined))
  }, [])
  const sheetProps = { id: `${id}-sheet`, onClose: close, onShown }
  return { open, triggerProps, panelProps, close, isPanel, Sheet: shown === 'sheet' ? Sheet : undefined, sheetProps }
}
