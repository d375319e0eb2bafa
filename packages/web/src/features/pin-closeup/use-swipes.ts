import { isNarrow } from '@corkboard/design-system'
import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { useServices } from '../../services.tsx'
import type { Neighbors } from './neighbors.ts'

/**
 * On phones, a finger moves along the grid the user came from, as the arrow keys do, and pulls the pin down to close it.
 * Returns the ref of the pin's element. The code for that loads for users who came from a grid, or touch the pin.
 */
export const useSwipes = (pinId: string, neighbors: Neighbors): RefCallback<HTMLElement> => {
  const services = useServices()
  const latest = useRef(neighbors)
  useEffect(() => {
    latest.current = neighbors
  })
  return useCallback(
    (pin: HTMLElement | null) => {
      if (!pin || !isNarrow() || !('ontouchstart' in window)) return undefined
      let end: (() => void) | undefined
      let isOver = false
      const begin = async () => {
        try {
          const { watchSwipes } = await import('./closeup-swipes.ts')
          if (!isOver) end = watchSwipes(pin, services, pinId, () => latest.current)
        } catch {
          // Arrow keys and Back do the same.
        }
      }
      if (services.navigator.shown().kind !== 'start') void begin()
      else pin.addEventListener('touchstart', begin, { passive: true, once: true })
      return () => {
        isOver = true
        pin.removeEventListener('touchstart', begin)
        end?.()
      }
    },
    [pinId, services],
  )
}
