import type { Rating } from '@corkboard/contract/content/wire/rich-metadata'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'

/** The rating, in stars. */
export const Stars = ({ rating }: { readonly rating: Rating }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const value = format.number(rating.value, { minimumFractionDigits: 1 })
  return (
    <span role="img" aria-label={t('rich.rating', { value, count: rating.count })}>
      <span aria-hidden>
        ★ {value} ({format.number(rating.count, { notation: 'compact' })})
      </span>
    </span>
  )
}
