import { useEffect, useMemo } from 'react'
import { useAppSelector, useServices } from '../../services.tsx'
import { pinPath } from '../../product/addresses.ts'
import { isBusyElsewhere } from '../../shell/key-presses.ts'
import { selectTrail } from '../../product/trail.ts'
import type { EntityRef } from '../../store/entities.ts'
import { neighborsOf, type Neighbors } from './neighbors.ts'

/** (ours) Loads more pins when this many are left in the loaded list. */
const AHEAD = 5

/**
 * Arrow keys move along the grid the user came from, in the direction they point; Escape returns to it. Neighbors
 * replace each other in the history, so that one step back is always the grid. Returns the neighbors.
 */
export const useTrailKeys = (pinId: string): Neighbors => {
  const { navigator, data } = useServices()
  const request = useAppSelector((state) => selectTrail(state).request)
  const pins = useAppSelector((state) => {
    const { feedKey } = selectTrail(state)
    return feedKey === null ? undefined : (state.feeds[feedKey]?.data as readonly EntityRef[] | undefined)
  })
  useEffect(() => {
    const at = pins?.findIndex(({ id }) => id === pinId) ?? -1
    if (request && at >= 0 && at >= pins!.length - AHEAD) void data.loadMore(request)
  }, [pins, pinId, request, data])
  const neighbors = useMemo(
    () => neighborsOf(pins?.filter(({ type }) => type === 'pin').map(({ id }) => id) ?? [], pinId),
    [pins, pinId],
  )
  useEffect(() => {
    const { previous, next } = neighbors
    const isRtl = document.documentElement.dir === 'rtl'
    const onKeyDown = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event)) return
      // A page opened from elsewhere has no page of ours to go back to.
      if (event.key === 'Escape' && navigator.shown().kind !== 'start') return navigator.back()
      const isForward = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
      const isBackward = event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')
      const target = isForward ? next : isBackward ? previous : null
      if (target !== null) navigator.go(pinPath({ id: target }), { replace: true })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [neighbors, navigator])
  return neighbors
}
