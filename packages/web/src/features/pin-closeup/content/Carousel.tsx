import type { CarouselData, CarouselSlot } from '@corkboard/contract/content/wire/pin-content'
import {
  ChevronEndIcon,
  ChevronStartIcon,
  ExternalIcon,
  IconButton,
  LensIcon,
  VisuallyHidden,
} from '@corkboard/design-system'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as pinCloseupTexts } from '../texts/texts.generated.ts'
import { useServices } from '../../../services.tsx'
import { visualSearchPath } from '../../../product/pins/visual-search-path.ts'
import type { PinEntity } from '../../../store/entities.ts'
import { closeupSizes, closeupSources } from '../../../product/pictures/closeup-sources.ts'
import { useZoom } from '../use-zoom.tsx'
import { TagDots } from '../tags/TagDots.tsx'
import styles from './PinContent.module.css'
import { showSlot } from './show-slot.ts'
import { stepOf } from './step-keys.ts'

const SETTLED_MS = 120

/**
 * PIN-12: pictures side by side in the browser's native scrolling. Fingers, the wheel and the keyboard move it, and it
 * works before any script has loaded.
 */
export const Carousel = ({ pin, carousel }: { readonly pin: PinEntity; readonly carousel: CarouselData }) => {
  const t = useTexts(texts)
  const { store } = useServices()
  const track = useRef<HTMLUListElement>(null)
  const { index, carousel_slots: slots } = carousel
  const first = closeupSources(slots[0]?.images ?? pin.images)
  const place = (to: number): number => (track.current?.children[to] as HTMLElement | undefined)?.offsetLeft ?? 0
  const goTo = (to: number, behavior: ScrollBehavior = 'smooth') => {
    if (to < 0 || to >= slots.length) return
    showSlot(store, pin.id, to)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollTo({ left: place(to), behavior: isStill ? 'instant' : behavior })
  }
  // Restores the position from the previous visit.
  useEffect(() => {
    if (index > 0) track.current?.scrollTo({ left: place(index), behavior: 'instant' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  const follow = () => {
    if (!track.current) return
    const { clientWidth, scrollLeft } = track.current
    showSlot(store, pin.id, Math.min(slots.length - 1, Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth))))
  }
  // Updates after scrolling stops, because on its way it passes pictures the user did not choose. Not all browsers
  // report the end of scrolling.
  const followSoon = () => {
    clearTimeout(settled.current)
    settled.current = setTimeout(follow, SETTLED_MS)
  }
  useEffect(() => () => clearTimeout(settled.current), [])
  const step = (event: KeyboardEvent) => {
    const by = stepOf(event)
    if (by === 0) return
    event.preventDefault()
    goTo(by === 'first' ? 0 : by === 'last' ? slots.length - 1 : index + by)
  }
  return (
    <section aria-roledescription={t('content.carousel')} aria-label={pin.title || t('content.carousel')}>
      <div className={styles.carousel} onKeyDown={step} role="presentation">
        <ul
          ref={track}
          className={styles.track}
          style={{ '--ratio': `${first.width} / ${first.height}` } as CSSProperties}
          onScroll={followSoon}
        >
          {slots.map((slot, n) => (
            <li
              key={slot.id}
              className={styles.slot}
              aria-label={t('content.place', { place: n + 1, count: slots.length })}
              inert={n !== index}
            >
              <SlotPicture slot={slot} isFirst={n === 0} />
              {pin.pin_tags?.some(({ media }) => media === n) && (
                <div className={styles.slotTags} style={boxIn(slot, first)}>
                  <TagDots pinId={pin.id} media={n} />
                </div>
              )}
            </li>
          ))}
        </ul>
        <span className={styles.search}>
          <IconButton
            kind="raised"
            label={t('content.search')}
            icon={<LensIcon size={24} />}
            href={visualSearchPath(pin, index)}
          />
        </span>
        {/* At either end the arrows stay for users who have focused them, but do nothing. */}
        <span className={`${styles.arrow} ${styles.previous}`}>
          <IconButton
            kind="raised"
            label={t('content.previous')}
            icon={<ChevronStartIcon size={24} />}
            aria-disabled={index === 0 || undefined}
            onClick={() => goTo(index - 1)}
          />
        </span>
        <span className={`${styles.arrow} ${styles.next}`}>
          <IconButton
            kind="raised"
            label={t('content.next')}
            icon={<ChevronEndIcon size={24} />}
            aria-disabled={index === slots.length - 1 || undefined}
            onClick={() => goTo(index + 1)}
          />
        </span>
      </div>
      <div className={styles.dots} role="group" aria-label={t('content.pictures')}>
        {slots.map((slot, n) => (
          <button
            key={slot.id}
            type="button"
            className={styles.dot}
            aria-label={t('content.place', { place: n + 1, count: slots.length })}
            aria-current={n === index || undefined}
            onClick={() => goTo(n)}
          />
        ))}
      </div>
      <Captions slots={slots} index={index} />
      <VisuallyHidden>
        <span aria-live="polite">{t('content.place', { place: index + 1, count: slots.length })}</span>
      </VisuallyHidden>
    </section>
  )
}

/** The size of a picture in a slot with the shape of the first one, which contains it whole. */
const boxIn = (slot: CarouselSlot, first: { readonly width: number; readonly height: number }): CSSProperties => {
  const { width, height } = closeupSources(slot.images)
  const share = (width / height) * (first.height / first.width)
  return { width: `${Math.min(1, share) * 100}%`, height: `${Math.min(1, 1 / share) * 100}%` }
}

const SlotPicture = ({ slot, isFirst }: { readonly slot: CarouselSlot; readonly isFirst: boolean }) => {
  const t = useTexts(pinCloseupTexts)
  const zoom = useZoom(slot)
  const { src, srcSet, width, height } = closeupSources(slot.images)
  return (
    <button
      type="button"
      className={styles.slotPicture}
      style={{ '--ground': slot.dominant_color } as CSSProperties}
      aria-label={t('closeup.zoom')}
      onClick={() => void zoom()}
    >
      <img
        src={src}
        srcSet={srcSet}
        sizes={closeupSizes(width, height)}
        alt={slot.alt_text || slot.title}
        width={width}
        height={height}
        fetchPriority={isFirst ? 'high' : undefined}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </button>
  )
}

/** All captions share one place, so that nothing below moves when another one is shown. */
const Captions = ({ slots, index }: { readonly slots: readonly CarouselSlot[]; readonly index: number }) =>
  slots.some(({ title, description, link }) => title || description || link) && (
    <div className={styles.captions}>
      {slots.map((slot, n) => (
        <div key={slot.id} className={styles.caption} data-shown={n === index || undefined}>
          {slot.title && (
            <p className={styles.captionTitle} dir="auto">
              {slot.title}
            </p>
          )}
          {slot.description && <p dir="auto">{slot.description}</p>}
          {slot.link && (
            <a className={styles.captionLink} href={slot.link.tracked_link} target="_blank" rel="noopener nofollow ugc">
              {slot.link.domain}
              <ExternalIcon size={16} />
            </a>
          )}
        </div>
      ))}
    </div>
  )
