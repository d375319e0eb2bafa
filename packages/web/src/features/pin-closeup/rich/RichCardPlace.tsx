import { Suspense, useEffect, useMemo, useRef } from 'react'
import { laterPart } from '../../../shell/later-part.tsx'
import type { PinEntity } from '../../../store/entities.ts'
import styles from './RichCard.module.css'

// The card comes for pins that have one and that the server has not drawn; there is nothing in it that needs the app.
const { load, Part } = laterPart(async () => (await import('./RichCard.tsx')).RichCard)

const Place = ({ pinId }: { readonly pinId: string }) => {
  const place = useRef<HTMLDivElement>(null)
  // NOTE: one element for as long as the pin is the same. Another would have React give up what the server drew here.
  const part = useMemo(
    () => (
      <Suspense>
        <Part pinId={pinId} />
      </Suspense>
    ),
    [pinId],
  )
  useEffect(() => {
    // Without it the link above is what there is.
    if (!place.current?.firstElementChild) load().catch(() => undefined)
  }, [])
  // NOTE: a class of the card's, so that its styles come with the page: what the server has drawn needs them at once.
  return (
    <div ref={place} className={styles.place}>
      {part}
    </div>
  )
}

/**
 * What the page says of itself that a pin links to (PIN-05). Other pages than a product, a recipe or an article have no
 * card, and nobody is talked into following a link that may do harm.
 */
export const RichCardPlace = ({ pin }: { readonly pin: PinEntity }) => {
  const page = pin.rich_metadata
  return page && !pin.is_unsafe && (page.products[0] || page.recipe || page.article) ? (
    <Place key={pin.id} pinId={pin.id} />
  ) : null
}
