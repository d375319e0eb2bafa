import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { usePin } from '../../services.tsx'
import { pictureSources } from '../../shell/pictures/picture-sources.ts'
import styles from './Organise.module.css'
import { followFinger, type DropTarget } from './touch-drag.ts'

interface TouchDragProps {
  readonly area: RefObject<HTMLElement | null>
  /** How many pins go with this one. */
  readonly countWith: (pinId: string) => number
  readonly onPickUp: (isCarrying: boolean) => void
  readonly onDrop: (pinId: string, target: DropTarget) => void
}

interface Carried {
  readonly pinId: string
  readonly x: number
  readonly y: number
}

/** BOARD-02: organising with a finger, and what it carries. */
export const TouchDrag = ({ area, countWith, onPickUp, onDrop }: TouchDragProps) => {
  const [carried, setCarried] = useState<Carried | null>(null)
  const pickUp = useEffectEvent((pinId: string, x: number, y: number) => {
    setCarried({ pinId, x, y })
    onPickUp(true)
  })
  const letGo = useEffectEvent((pinId: string, target: DropTarget | undefined) => {
    setCarried(null)
    onPickUp(false)
    if (target) onDrop(pinId, target)
  })
  useEffect(
    () =>
      followFinger(area.current!, {
        onPickUp: pickUp,
        onMove: (x, y) => setCarried((known) => known && { ...known, x, y }),
        onLetGo: letGo,
      }),
    [area],
  )
  return carried && <CarriedPin {...carried} count={countWith(carried.pinId)} />
}

const CarriedPin = ({ pinId, x, y, count }: Carried & { readonly count: number }) => {
  const t = useMessages()
  const pin = usePin(pinId)
  if (!pin) return null
  return (
    <div className={styles.carried} data-carried="" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <img src={pictureSources(pin.images).src} alt="" />
      {count > 1 && <span role="status">{t('organise.selected', { count })}</span>}
    </div>
  )
}
