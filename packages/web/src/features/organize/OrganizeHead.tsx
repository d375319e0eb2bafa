import type { PinOrder } from '@corkboard/contract/content/wire/board'
import { Select, VisuallyHidden } from '@corkboard/design-system'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { topOfPins } from '../../product/boards/use-organize-mode.ts'
import { isFirstTime, noteFirstTime } from './first-time.ts'
import styles from './Organize.module.css'
import { texts } from './texts/texts.generated.ts'
import type { OrganizedPlace } from './use-organized-place.ts'

const ORDERS: readonly PinOrder[] = ['newest', 'oldest', 'custom']

const ORDER_LABELS = {
  newest: 'organize.order.newest',
  oldest: 'organize.order.oldest',
  custom: 'organize.order.custom',
} as const

interface OrganizeHeadProps {
  readonly place: OrganizedPlace
  readonly onSort: (order: PinOrder) => void
}

/** How to organize. A hint for the first time; later only screen readers read it. */
const Hint = () => {
  const t = useTexts(texts)
  const [isFirst] = useState(isFirstTime)
  useEffect(noteFirstTime, [])
  const help = (
    <>
      <span data-by="mouse">{t('organize.help')}</span>
      <span data-by="finger">{t('organize.help.finger')}</span>
    </>
  )
  return <p className={styles.help}>{isFirst ? help : <VisuallyHidden>{help}</VisuallyHidden>}</p>
}

/** What is organized, and the order of its pins. It has the focus when the mode begins. */
export const OrganizeHead = ({ place: { board, section, canEdit }, onSort }: OrganizeHeadProps) => {
  const t = useTexts(texts)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On a phone, the heads of the board and of this mode can leave too little of the window to the pins.
    if ((topOfPins() ?? 0) > innerHeight / 2) head.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.head}>
      <div>
        <h2 ref={head} tabIndex={-1} data-organize-head="">
          {t('organize.title', { name: section?.title ?? board?.name ?? '' })}
        </h2>
        <Hint />
      </div>
      {canEdit && (
        <div className={styles.sort}>
          <Select
            label={t('organize.order')}
            value={board?.pin_order ?? 'newest'}
            onChange={(event) => onSort(event.currentTarget.value as PinOrder)}
          >
            {ORDERS.map((value) => (
              <option key={value} value={value}>
                {t(ORDER_LABELS[value])}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  )
}
