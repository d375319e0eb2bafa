import { CheckIcon, VisuallyHidden } from '@corkboard/design-system'
import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useAppSelector, usePin } from '../../services.tsx'
import { hasCaption } from '../../product/pin-card/captions.ts'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import styles from './Organize.module.css'
import { allowDrop, PIN_TYPE, useOrganizing } from './organizing.ts'
import { type Side, sideOf } from './side-of.ts'

/** A pin to select, drag and reorder. It opens nothing. */
export function OrganizeCard({ pinId }: { readonly pinId: string; readonly index: number }) {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  const { isChosen, press, step, drag, dropNextTo } = useOrganizing()
  const [over, setOver] = useState<Side>()
  const isTitled = useAppSelector((state) => hasCaption(state, pinId))
  if (!pin) return null
  const { src, ratio } = pictureSources(pin.images)
  const title = pin.title || pin.grid_title || pin.alt_text || t('organize.pin.unnamed')
  const walk = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const
    const by = steps[event.key as keyof typeof steps]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    const isMirrored = event.key.startsWith('ArrowL') || event.key.startsWith('ArrowR')
    const isRtl = isMirrored && getComputedStyle(event.currentTarget).direction === 'rtl'
    step(pinId, (isRtl ? -by : by) as -1 | 1)
  }
  return (
    <button
      type="button"
      className={styles.card}
      style={{ '--ratio': 1 / ratio, '--ground': pin.dominant_color } as CSSProperties}
      aria-pressed={isChosen(pinId)}
      data-pin={pinId}
      data-over={over}
      draggable
      onClick={(event) => press(pinId, event.shiftKey)}
      onKeyDown={walk}
      onDragStart={(event) => drag(event, pinId)}
      onDragOver={(event) => {
        if (allowDrop(event, PIN_TYPE)) setOver(sideOf(event.currentTarget, event.clientX))
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        setOver(undefined)
        dropNextTo(event, { id: pinId, isBehind: sideOf(event.currentTarget, event.clientX) === 'behind' })
      }}
    >
      <span className={styles.frame}>
        <img src={src} alt="" loading="lazy" decoding="async" draggable={false} />
        <span className={styles.check}>
          <CheckIcon size={16} />
        </span>
      </span>
      {isTitled ? (
        <span className={styles.caption} dir="auto">
          {title}
        </span>
      ) : (
        <VisuallyHidden>{title}</VisuallyHidden>
      )}
    </button>
  )
}
