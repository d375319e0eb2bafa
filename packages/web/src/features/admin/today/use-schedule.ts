import type { EditorialArticle } from '@corkboard/contract/finding/wire/editorial'
import { useFormat, useMessages } from '../../../messages/messages.tsx'
import { MINUTE } from '../../../messages/minute.ts'

/** Where an article stands, and from when until when it is read. */
export const useSchedule = () => {
  const t = useMessages()
  const format = useFormat()
  return ({ status, published_from: from, published_until: until }: EditorialArticle): string[] => [
    t(`editorial.status.${status}`),
    ...(from ? [t('editorial.line.from', { from: format.date(from, MINUTE) })] : []),
    ...(until ? [t('editorial.line.until', { until: format.date(until, MINUTE) })] : []),
  ]
}
