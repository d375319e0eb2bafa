import { VisuallyHidden } from '@corkboard/design-system'
import type { RecommendationReason } from '@corkboard/contract/content/wire/pin'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Translate } from '../../i18n/texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as pinsTexts } from '../../product/pins/texts/texts.generated.ts'
import { usePin } from '../../services.tsx'
import { reasonText } from '../../product/pins/reason-text.ts'
import { CAPTION_HEIGHT, PinCard, type PinCardProps } from '../../product/pin-card/PinCard.tsx'
import styles from './HomeCard.module.css'

const BRIEF_REASONS = {
  topic: 'reason.topic.brief',
  guess: 'reason.guess.brief',
  board: 'reason.board.brief',
  walk: 'reason.walk.brief',
  own: 'reason.walk.brief',
} as const

/** Title, pinner and, below them, the reason for the recommendation, px. */
export const HOME_CAPTION_HEIGHT = CAPTION_HEIGHT + 20

/**
 * The reason in a short form for narrow columns, its name first. Undefined for reasons that say nothing about the
 * viewer.
 */
const briefReason = (
  t: Translate<typeof texts | typeof pinsTexts>,
  { kind, name }: RecommendationReason,
): string | undefined => {
  if (kind === 'popular' || kind === 'fresh') return undefined
  return name === null
    ? t(kind === 'own' ? 'reason.own.unnamed' : 'reason.walk.unnamed')
    : t(BRIEF_REASONS[kind], { name })
}

/**
 * FIND-01: a pin of the home feed with the reason for it: short on the card, in full for screen readers and in its
 * menu.
 */
export const HomeCard = (props: PinCardProps) => {
  const t = useTexts(texts, pinsTexts)
  const reason = usePin(props.pinId)?.recommendation_reason
  return (
    <div className={styles.card}>
      <PinCard {...props} />
      {reason && (
        <>
          <VisuallyHidden>{reasonText(t, reason)}</VisuallyHidden>
          <span className={styles.reason} aria-hidden="true">
            {briefReason(t, reason)}
          </span>
        </>
      )}
    </div>
  )
}
