import type { OfferSummary } from '@corkboard/contract/content/wire/rich-metadata'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'

export const useMoney = () => {
  const format = useFormat()
  return (amount: number, currency: string | null): string =>
    currency === null
      ? format.number(amount, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })
      : format.number(amount, { style: 'currency', currency })
}

/** Formats a price or a price range, or returns nothing if the page names none. */
export const usePrice = () => {
  const t = useTexts(texts)
  const money = useMoney()
  return ({ price, min_price: low, max_price: high, currency }: OfferSummary): string | undefined => {
    if (low !== null && high !== null) {
      return t('rich.product.range', { from: money(low, currency), to: money(high, currency) })
    }
    return price === null ? undefined : money(price, currency)
  }
}
