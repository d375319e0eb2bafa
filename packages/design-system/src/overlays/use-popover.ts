import { useCallback, useId, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react'
import { placeNextTo } from './place-next-to.ts'

/** The props of a trigger. Spread them on a {@link Button} or {@link IconButton}. */
export type PopoverTrigger = {
  ref: (element: HTMLButtonElement | null) => void
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

const useBeforePaint: typeof useLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect

/**
 * A panel that uses the native popover attribute: it is above everything, closes on Escape and on a click elsewhere,
 * and returns the focus. We position it and mount its content only while open.
 * @param onShown called once the panel is in view and can take the focus
 */
export const usePopover = (haspopup: 'menu' | 'dialog', toEnd: boolean, onShown?: (panel: HTMLElement) => void) => {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useBeforePaint(() => {
    if (!open) return
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
  }, [open, toEnd])

  const attach = useCallback((element: HTMLDivElement | null) => {
    panel.current = element
    // If it was clicked before the app started, the browser has opened it without any event for us.
    if (element?.matches(':popover-open')) setOpen(true)
  }, [])
  const triggerProps: PopoverTrigger = {
    ref: (element) => {
      trigger.current = element
    },
    popoverTarget: id,
    'aria-haspopup': haspopup,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
  }
  const panelProps = {
    ref: attach,
    id,
    popover: 'auto' as const,
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target === event.currentTarget && event.newState === 'open') setOpen(true)
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      setOpen(event.newState === 'open')
      if (event.newState === 'open') onShown?.(event.currentTarget)
    },
  }
  const close = useCallback(() => panel.current!.hidePopover(), [])
  return { open, triggerProps, panelProps, close }
}
