import type { RecommendationReason } from '@corkboard/contract/content/wire/pin'
import type { Translate } from '../../messages/messages.tsx'

/** FIND-01: why a pin is recommended, in words. They come with the home feed, which alone gives reasons. */
export const reasonText = (t: Translate, { kind, name }: RecommendationReason): string => {
  if (kind === 'popular' || kind === 'fresh') return t(`reason.${kind}`)
  return name === null ? t('reason.walk.unnamed') : t(`reason.${kind}`, { name })
}
