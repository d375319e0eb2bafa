import { useEffect } from 'react'
import { useAppSelector, useNavigator } from '../../services.tsx'
import { pinPath } from '../../shell/addresses.ts'
import { isBusyElsewhere } from '../../shell/key-presses.ts'
import { selectTrail } from '../../shell/trail.ts'
import type { EntityRef } from '../../store/entities.ts'
import { neighboursOf } from './neighbours.ts'

/**
 * Arrow keys go along the grid one came from, towards the side they point to; Escape goes back to it.
 * The neighbours replace each other in the history, so that one step back is always the grid.
 */
export const useTrailKeys = (pinId: string): void => {
  const navigator = useNavigator()
  const pins = useAppSelector((state) => {
    const { feedKey } = selectTrail(state)
    return feedKey === null ? undefined : (state.feeds[feedKey]?.data as readonly EntityRef[] | undefined)
  })
  useEffect(() => {
    const { previous, next } = neighboursOf(pins?.map(({ id }) => id) ?? [], pinId)
    const isRtl = document.documentElement.dir === 'rtl'
    const onKeyDown = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event)) return
      // A page opened from elsewhere has nothing of ours to go back to.
      if (event.key === 'Escape' && navigator.shown().kind !== 'start') return navigator.back()
      const isForward = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
      const isBackward = event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')
      const target = isForward ? next : isBackward ? previous : null
      if (target !== null) navigator.go(pinPath({ id: target }), { replace: true })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [pins, pinId, navigator])
}
