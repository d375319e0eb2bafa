import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { usePin } from '../../services.tsx'
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
  /** The grid below, which loads on scroll. */
  readonly more: ReactNode
}

/** The closeup of one pin: the picture at the start, its details at the end, related pins below. */
export function PinCloseup({ pinId, comments, more }: PinCloseupProps) {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  const element = useSwipes(pinId, useTrailKeys(pinId))
  if (!pin) return <CloseupSkeleton />
  return (
    <>
      <article ref={element} className={styles.closeup}>
        <CloseupPicture pin={pin} />
        <CloseupFacts pin={pin} comments={comments} />
      </article>
      <section className={styles.related} aria-labelledby="more-like-this">
        <h2 id="more-like-this" className={styles.more}>
          {t('closeup.more')}
        </h2>
        {more}
      </section>
    </>
  )
}
