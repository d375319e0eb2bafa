import type { EditorialArticle } from '@corkboard/contract/finding/wire/editorial'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { MINUTE } from '../../../i18n/minute.ts'

const STATUS_LABELS = {
  draft: 'editorial.status.draft',
  scheduled: 'editorial.status.scheduled',
  published: 'editorial.status.published',
  ended: 'editorial.status.ended',
  unpublished: 'editorial.status.unpublished',
} as const

/** Describes an article's state and the times it is shown. */
export const useSchedule = () => {
  const t = useTexts(texts)
  const format = useFormat()
  return ({ status, published_from: from, published_until: until }: EditorialArticle): string[] => [
    t(STATUS_LABELS[status]),
    ...(from ? [t('editorial.line.from', { from: format.date(from, MINUTE) })] : []),
    ...(until ? [t('editorial.line.until', { until: format.date(until, MINUTE) })] : []),
  ]
}
