import { columnSizes, VisuallyHidden } from '@corkboard/design-system'
import { lazy, Suspense, useRef, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Translate } from '../../i18n/texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useAppSelector, usePin, useRequestContext, useServices, useUser } from '../../services.tsx'
import { pinPath } from '../addresses.ts'
import { PrivacyIcon } from '../boards/PrivacyIcon.tsx'
import { pictureSources } from '../pictures/picture-sources.ts'
import { usePlaceholder } from '../pictures/use-placeholder.ts'
import { useIsVeiled } from '../sensitivity/shown-boards.ts'
import { durationText } from '../pictures/duration-text.ts'
import type { PinEntity } from '../../store/entities.ts'
import { hidesTitles } from './captions.ts'
import type { Press } from './long-press.tsx'
import styles from './PinCard.module.css'
import type { PinVeil as Veil } from './PinVeil.tsx'
import { useHover } from './use-hover.ts'

/**
 * Cards before these indexes may be in the first row, so their pictures load before everything else. Other pictures
 * load when their place is known to be near the window.
 */
const FIRST_ROW = { phone: 2, tablet: 4, desktop: 6 } as const

const SIZES = columnSizes()

// Loaded on the first hover over a card. If loading fails, the card still links to its pin, which has the same actions.
const NoVeil: typeof Veil = () => null
// NOTE: awaited, not chained: the bundler wraps an import and everything chained to it in the loading of preloaded
// files.
const loadVeil = () =>
  lazy(async () => {
    try {
      return { default: (await import('./PinVeil.tsx')).PinVeil }
    } catch {
      // What a lazy component got is final, so the next hovered card gets another one.
      PinVeil = loadVeil()
      return { default: NoVeil }
    }
  })
let PinVeil = loadVeil()

/** Returns a label for content beyond one picture (PIN-12, PIN-04). */
const kindOf = (pin: PinEntity, t: Translate<typeof texts>): string | false => {
  const { creative_type: type, page_count: count = 1, video_duration: ms = 0 } = pin
  return type === 'IDEA'
    ? t('pin.card.story', { count })
    : type === 'CAROUSEL'
      ? t('pin.card.carousel', { count })
      : type === 'VIDEO'
        ? durationText(ms)
        : pin.is_animated && t('pin.card.animated')
}

/**
 * Handlers for a link that opens the pin's actions after a long press by finger or pen. The code for that loads with the
 * first touch. The system's link menu stays closed.
 */
const useLongPress = (pinId: string, isVeiled: boolean) => {
  const services = useServices()
  const press = useRef<Press>(null)
  const end = () => {
    if (press.current) press.current.isOver = true
  }
  return {
    onPointerDown: async ({ pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
      press.current = pointerType === 'mouse' || isVeiled ? null : { x, y, at, isOver: false }
      const begun = press.current
      if (!begun) return
      try {
        const { holdCard } = await import('./long-press.tsx')
        holdCard(begun, services, pinId)
      } catch {
        // The pin's page has the same actions.
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
  }
}

export interface PinCardProps {
  readonly pinId: string
  /** The index in its grid, from 0. */
  readonly index: number
  /** True when the grid is below the first screen. */
  readonly isBelowFold?: boolean
}

/** A pin in a grid: its picture and title. The rest appears on hover or focus, and in a sheet after a long press. */
export function PinCard({ pinId, index, isBelowFold = false }: PinCardProps) {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  const pinner = useUser(pin?.pinner)
  const { isActive, setActive, ...hover } = useHover()
  const isVeiled = useIsVeiled(pinId)
  const isQuiet = useAppSelector(hidesTitles)
  const { device } = useRequestContext()
  const box = usePlaceholder<HTMLSpanElement>((!isVeiled && pin?.placeholder) || '')
  const hold = useLongPress(pinId, isVeiled)
  if (!pin) return null
  const { src, srcSet, ratio } = pictureSources(pin.images)
  const title = pin.title || pin.grid_title
  const kind = isVeiled ? t('pin.card.sensitive') : kindOf(pin, t)
  const isFirst = index < FIRST_ROW[device] && !isBelowFold

  return (
    <div
      role="presentation"
      className={styles.card}
      style={{ '--ratio': 1 / ratio, '--ground': pin.dominant_color } as CSSProperties}
      {...hover}
      onFocus={(event) => event.target.matches(':root:not([data-touch]) :focus-visible') && setActive(true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setActive(false)}
    >
      <Link
        href={pinPath(pin)}
        className={styles.link}
        draggable={false}
        aria-label={
          title || pin.alt_text
            ? undefined
            : pinner
              ? t('pin.card.unnamed', { name: pinner.full_name })
              : t('closeup.untitled')
        }
        {...hold}
      >
        <span className={styles.frame} ref={box}>
          {!isVeiled && (
            <img
              className={styles.picture}
              src={src}
              srcSet={srcSet}
              sizes={SIZES}
              alt={pin.alt_text === title ? '' : pin.alt_text}
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : undefined}
              decoding="async"
              draggable={false}
            />
          )}
          {(kind || pin.privacy !== 'public') && (
            <span className={styles.mark}>
              {kind}
              <PrivacyIcon privacy={pin.privacy} />
            </span>
          )}
        </span>
        {title && isQuiet && <VisuallyHidden>{title}</VisuallyHidden>}
        {title && !isQuiet && (
          <span className={styles.title} dir="auto">
            {title}
          </span>
        )}
      </Link>
      {isActive && !isVeiled && (
        <Suspense>
          <PinVeil pin={pin} title={title} pinner={pinner} />
        </Suspense>
      )}
    </div>
  )
}
