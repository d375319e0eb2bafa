import { Suspense, useEffect, useMemo, useRef } from 'react'
import { laterPart } from '../../../shell/later-part.tsx'
import type { PinEntity } from '../../../store/entities.ts'
import styles from './RichCard.module.css'

// Loads the card only for pins that have one the server did not render. Nothing in the card needs the app.
const { load, Part } = laterPart(async () => (await import('./RichCard.tsx')).RichCard)

const Place = ({ pinId }: { readonly pinId: string }) => {
  const place = useRef<HTMLDivElement>(null)
  // NOTE: stays the same element as long as the pin is the same. A new one would make React discard the server-rendered
  // markup.
  const part = useMemo(
    () => (
      <Suspense>
        <Part pinId={pinId} />
      </Suspense>
    ),
    [pinId],
  )
  useEffect(() => {
    // If loading fails, the link above remains.
    if (!place.current?.firstElementChild) load().catch(() => undefined)
  }, [])
  // NOTE: uses a class of the card, so that its styles load with the page: server-rendered markup needs them
  // immediately.
  return (
    <div ref={place} className={styles.place}>
      {part}
    </div>
  )
}

/**
 * The place for the metadata card of a pin's linked page (PIN-05). Only products, recipes and articles have a card, and
 * harmful links never do.
 */
export const RichCardPlace = ({ pin }: { readonly pin: PinEntity }) => {
  const page = pin.rich_metadata
  return page && !pin.is_unsafe && (page.products[0] || page.recipe || page.article) ? (
    <Place key={pin.id} pinId={pin.id} />
  ) : null
}
