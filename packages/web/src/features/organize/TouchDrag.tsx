import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { usePin } from '../../services.tsx'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import styles from './Organize.module.css'
import { followFinger, type DropTarget, type Load } from './touch-drag.ts'

interface TouchDragProps {
  readonly area: RefObject<HTMLElement | null>
  /** Returns how many pins move along with this one. */
  readonly countWith: (pinId: string) => number
  readonly titleOf: (sectionId: string) => string
  /** Called with `null` once it is released. */
  readonly onPickUp: (load: Load | null) => void
  readonly onDrop: (load: Load, target: DropTarget) => void
}

interface Carried {
  readonly load: Load
  readonly x: number
  readonly y: number
}

/** BOARD-02: organizes by touch, and shows what the finger carries. */
export const TouchDrag = ({ area, countWith, titleOf, onPickUp, onDrop }: TouchDragProps) => {
  const [carried, setCarried] = useState<Carried | null>(null)
  const pickUp = useEffectEvent((load: Load, x: number, y: number) => {
    setCarried({ load, x, y })
    onPickUp(load)
  })
  const letGo = useEffectEvent((load: Load, target: DropTarget | undefined) => {
    setCarried(null)
    onPickUp(null)
    if (target) onDrop(load, target)
  })
  useEffect(
    () =>
      followFinger(area.current!, {
        onPickUp: pickUp,
        onMove: (x, y) => setCarried((known) => known && { ...known, x, y }),
        onDrop: letGo,
      }),
    [area],
  )
  if (!carried) return null
  const { load, x, y } = carried
  return (
    <div className={styles.carried} data-carried="" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {load.kind === 'pin' ? (
        <CarriedPin pinId={load.id} count={countWith(load.id)} />
      ) : (
        <span dir="auto">{titleOf(load.id)}</span>
      )}
    </div>
  )
}

const CarriedPin = ({ pinId, count }: { readonly pinId: string; readonly count: number }) => {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  if (!pin) return null
  return (
    <>
      <img src={pictureSources(pin.images).src} alt="" />
      {count > 1 && <span role="status">{t('organize.selected', { count })}</span>}
    </>
  )
}
