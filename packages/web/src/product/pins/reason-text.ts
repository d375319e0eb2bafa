import type { RecommendationReason } from '@corkboard/contract/content/wire/pin'
import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'

const TEXTS = {
  topic: 'reason.topic',
  guess: 'reason.guess',
  board: 'reason.board',
  related: 'reason.related',
  own: 'reason.own',
} as const

/** FIND-01: returns the text for a recommendation. The texts load with the home feed, which alone gives reasons. */
export const reasonText = (t: Translate<typeof texts>, { kind, name }: RecommendationReason): string => {
  if (kind === 'popular') return t('reason.popular')
  if (kind === 'fresh') return t('reason.fresh')
  return name === null ? t(kind === 'own' ? 'reason.own.unnamed' : 'reason.related.unnamed') : t(TEXTS[kind], { name })
}
