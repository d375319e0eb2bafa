import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useAppSelector } from '../../services.tsx'
import type { PinEntity } from '../../store/entities.ts'
import { CloseupFacts } from './CloseupFacts.tsx'
import { CloseupPicture } from './CloseupPicture.tsx'
import { CloseupSkeleton } from './CloseupSkeleton.tsx'
import styles from './PinCloseup.module.css'
import { useSwipes } from './use-swipes.ts'
import { useTrailKeys } from './use-trail-keys.ts'

export interface PinCloseupProps {
  readonly pinId: string
  /** The comments, below the details. */
  readonly comments: ReactNode
  /** The grid below, which loads on scroll. Without it, neither does its heading show. */
  readonly more: ReactNode
}

/** Shown only by the bar of reactions, which reads them itself: a reaction does not render the closeup again. */
const REACTION_FIELDS = new Set<string>([
  'reaction_counts',
  'reaction_by_me',
  'favorited_by_me',
  'favorite_user_count',
] satisfies (keyof PinEntity)[])

const isSameCloseup = (a: PinEntity | undefined, b: PinEntity | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (Object.keys({ ...a, ...b }) as (keyof PinEntity)[]).every((name) => REACTION_FIELDS.has(name) || a[name] === b[name])

/** The closeup of one pin: the picture at the start, its details at the end, related pins below. */
export function PinCloseup({ pinId, comments, more }: PinCloseupProps) {
  const t = useTexts(texts)
  const pin = useAppSelector(({ entities }) => entities.pin[pinId], isSameCloseup)
  const element = useSwipes(pinId, useTrailKeys(pinId))
  // A detail query may arrive before the page query.
  if (!pin?.images) return <CloseupSkeleton />
  return (
    <>
      <article ref={element} className={styles.closeup}>
        <CloseupPicture pin={pin} />
        <CloseupFacts pin={pin} comments={comments} />
      </article>
      {more && (
        <section className={styles.related} aria-labelledby="more-like-this">
          <h2 id="more-like-this" className={styles.more}>
            {t('closeup.more')}
          </h2>
          {more}
        </section>
      )}
    </>
  )
}
