import type { OfferSummary } from '@corkboard/contract/content/wire/rich-metadata'
import { useFormat, useMessages } from '../../../messages/messages.tsx'

export const useMoney = () => {
  const format = useFormat()
  return (amount: number, currency: string | null): string =>
    currency === null
      ? format.number(amount, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })
      : format.number(amount, { style: 'currency', currency })
}

/** What something costs, or from what to what; nothing where its page does not say. */
export const usePrice = () => {
  const t = useMessages()
  const money = useMoney()
  return ({ price, min_price: low, max_price: high, currency }: OfferSummary): string | undefined => {
    if (low !== null && high !== null) {
      return t('rich.product.range', { from: money(low, currency), to: money(high, currency) })
    }
    return price === null ? undefined : money(price, currency)
  }
}
