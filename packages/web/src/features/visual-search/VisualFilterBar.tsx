import type { VisualFilters, VisualPriceFilter } from '@corkboard/contract/finding/wire/visual-search'
import { Chip } from '@corkboard/design-system'
import { type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { type VisualAddress, visualFilters, visualPath, writePrice } from './visual-address.ts'
import styles from './VisualSearch.module.css'

/** Category names come from any client: `diy_crafts`. */
const nameOf = (category: string): string => (category.charAt(0).toUpperCase() + category.slice(1)).replaceAll('_', ' ')

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles.filterGroup}>
    {children}
  </div>
)

/** Filters for the results. Each is a link, so that back undoes it. Its space is reserved from the start. */
export const VisualFilterBar = ({ address }: { readonly address: VisualAddress }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { data } = useResponse<VisualFilters>(visualFilters(address))
  const { isShopping, domain, category, price } = address
  const priceName = ({ currency, min, max }: VisualPriceFilter): string => {
    const money = (value: number) => format.number(value, { style: 'currency', currency, maximumFractionDigits: 0 })
    return min === 0
      ? t('visual.price.upTo', { max: money(max) })
      : t('visual.price.range', { min: money(min), max: money(max) })
  }
  const link = (
    key: string,
    text: string,
    isChosen: boolean,
    chosen: Partial<VisualAddress>,
    without: Partial<VisualAddress>,
  ) => (
    <Chip key={key} href={visualPath({ ...address, ...(isChosen ? without : chosen) })} current={isChosen}>
      {text}
    </Chip>
  )
  const isNarrowed = isShopping || domain !== undefined || category !== undefined || price !== undefined
  return (
    <nav aria-label={t('visual.filters')} className={styles.filters}>
      {data && data.category_filters.length > 0 && (
        <Group label={t('visual.categories')}>
          {data.category_filters.map(({ value }) =>
            link(value, nameOf(value), category === value, { category: value }, { category: undefined }),
          )}
        </Group>
      )}
      {data && data.domain_filters.length > 0 && (
        <Group label={t('visual.domains')}>
          {data.domain_filters.map(({ value }) =>
            link(value, value, domain === value, { domain: value }, { domain: undefined }),
          )}
        </Group>
      )}
      {data && (data.price_filters.length > 0 || isShopping) && (
        <Group label={t('visual.price')}>
          {link('products', t('visual.shopping'), isShopping, { isShopping: true }, { isShopping: false })}
          {data.price_filters.map((it) =>
            link(
              writePrice(it),
              priceName(it),
              price !== undefined && writePrice(price) === writePrice(it),
              { price: it },
              { price: undefined },
            ),
          )}
        </Group>
      )}
      {isNarrowed && (
        <Chip
          href={visualPath({ ...address, isShopping: false, domain: undefined, category: undefined, price: undefined })}
        >
          {t('visual.filters.clear')}
        </Chip>
      )}
    </nav>
  )
}
