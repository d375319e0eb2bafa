import { Button, Chip, Popover, TextField } from '@corkboard/design-system'
import type { SearchFilter } from '@corkboard/contract/finding/wire/search'
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import type { PlainTextId } from '../../i18n/texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useAppSelector, useNavigator } from '../../services.tsx'
import { filtersIn, searchPath, type SearchAddress, withFilter } from '../../product/search/search-address.ts'
import type { BarEdgesProps } from './BarEdges.tsx'
import { priceRange, readPrice } from './price-range.ts'
import type { Parts } from './search-requests.ts'
import { selectSkinTone } from './skin-tone.ts'
import styles from './Search.module.css'

interface BarProps {
  readonly address: SearchAddress
  readonly parts: Parts
}

/** The colors that represent the tones. The server decides the results. */
const SWATCHES: Readonly<Record<string, string>> = { 1: '#f2d6c2', 2: '#d9a982', 3: '#a8714a', 4: '#5c3a26' }

const TONE_LABELS: Readonly<Record<string, PlainTextId<typeof texts>>> = {
  1: 'search.tone.1',
  2: 'search.tone.2',
  3: 'search.tone.3',
  4: 'search.tone.4',
}

type OptionTexts = Readonly<Record<string, PlainTextId<typeof texts>>>

/** The filters that the server offers, by key. */
const FILTER_TEXTS = {
  content: {
    label: 'search.filter.content',
    any: 'search.filter.content.any',
    options: {
      video: 'search.filter.content.video',
      story: 'search.filter.content.story',
      product: 'search.filter.content.product',
    },
  },
  sort: {
    label: 'search.filter.sort',
    any: 'search.filter.sort.any',
    options: { newest: 'search.filter.sort.newest', popular: 'search.filter.sort.popular' },
  },
} as const

const Choice = ({ address, filter }: { readonly address: SearchAddress; readonly filter: SearchFilter }) => {
  const t = useTexts(texts)
  const ids = FILTER_TEXTS[filter.key as keyof typeof FILTER_TEXTS]
  const isAny = filter.options.every((option) => !option.is_applied)
  const to = (value: string | undefined) =>
    searchPath({ ...address, filters: withFilter(address.filters, filter.key, value) })
  return (
    <div role="group" aria-label={t(ids.label)} className={styles.choice}>
      <p className={styles.choiceName} aria-hidden>
        {t(ids.label)}
      </p>
      <div className={styles.chips}>
        <Chip href={to(undefined)} current={isAny}>
          {t(ids.any)}
        </Chip>
        {filter.options.map((option) => (
          <Chip key={option.value} href={to(option.value)} current={option.is_applied}>
            {t((ids.options as OptionTexts)[option.value]!)}
          </Chip>
        ))}
      </div>
    </div>
  )
}

const Products = ({ address, parts }: BarProps) => {
  const t = useTexts(texts)
  const navigator = useNavigator()
  const [wrong, setWrong] = useState({ least: false, most: false })
  const facts = parts.productFilters
  if (!facts) return null
  const chosen = filtersIn(address.products)
  const [least = '', most = ''] = (chosen['price'] ?? '').split('-')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [from, to] = ['least', 'most'].map((name) => readPrice(String(form.get(name) ?? '')))
    setWrong({ least: from === undefined, most: to === undefined })
    if (from === undefined || to === undefined) return
    const price = from || to ? priceRange(from, to) : undefined
    navigator.go(searchPath({ ...address, products: withFilter(address.products, 'price', price) }))
  }
  const slip = t('search.filter.price.slip')
  const shop = (domain: string | undefined) =>
    searchPath({ ...address, products: withFilter(address.products, 'domain', domain) })
  return (
    <>
      <form className={styles.choice} onSubmit={onSubmit}>
        <p className={styles.choiceName}>{t('search.filter.price')}</p>
        <div className={styles.price}>
          <TextField
            label={t('search.filter.price.least')}
            name="least"
            inputMode="decimal"
            placeholder={String(Math.floor(facts.price.min))}
            defaultValue={least}
            error={wrong.least ? slip : undefined}
          />
          <TextField
            label={t('search.filter.price.most')}
            name="most"
            inputMode="decimal"
            placeholder={String(Math.ceil(facts.price.max))}
            defaultValue={most}
            error={wrong.most ? slip : undefined}
          />
        </div>
        <Button type="submit">{t('search.filter.price.use')}</Button>
      </form>
      {facts.domains.length > 0 && (
        <div role="group" aria-label={t('search.filter.domain')} className={styles.choice}>
          <p className={styles.choiceName} aria-hidden>
            {t('search.filter.domain')}
          </p>
          <div className={styles.chips}>
            <Chip href={shop(undefined)} current={chosen['domain'] === undefined}>
              {t('search.filter.domain.any')}
            </Chip>
            {facts.domains.map((domain) => (
              <Chip key={domain} href={shop(domain)} current={chosen['domain'] === domain}>
                {domain}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

const Filters = (props: BarProps) => {
  const t = useTexts(texts)
  const { address, parts } = props
  const filters = parts.filters.filter(({ key }) => key !== 'skin_tone')
  if (filters.length === 0 && !parts.productFilters) return null
  const count = filters.filter(({ options }) => options.some((option) => option.is_applied)).length
  const all = count + Object.keys(filtersIn(address.products)).length
  return (
    <Popover
      label={t('search.filters')}
      trigger={(trigger) => (
        <Button {...trigger} kind={all > 0 ? 'accent' : 'neutral'}>
          {all > 0 ? t('search.filters.count', { count: all }) : t('search.filters')}
        </Button>
      )}
    >
      <div className={styles.filters}>
        {filters.map((filter) => (
          <Choice key={filter.key} address={address} filter={filter} />
        ))}
        <Products {...props} />
        {all > 0 && (
          <Button kind="quiet" href={searchPath({ ...address, filters: undefined, products: undefined })}>
            {t('search.filters.clear')}
          </Button>
        )}
      </div>
    </Popover>
  )
}

/** FIND-07 */
const SkinTones = ({ address, parts }: BarProps) => {
  const t = useTexts(texts)
  const known = useAppSelector(selectSkinTone)
  const filter = parts.filters.find(({ key }) => key === 'skin_tone')
  if (!filter) return null
  const chosen = filter.options.find((option) => option.is_applied)?.value
  const to = (tone: string | undefined) =>
    searchPath({ ...address, filters: withFilter(address.filters, 'skin_tone', tone) })
  return (
    <div role="group" aria-label={t('search.tone')} className={styles.tones}>
      {filter.options.map(({ value }) => (
        <Link
          key={value}
          href={to(value === chosen ? undefined : value)}
          className={styles.tone}
          aria-label={t(TONE_LABELS[value]!)}
          aria-current={value === chosen ? 'true' : undefined}
          title={t(TONE_LABELS[value]!)}
        >
          <span className={styles.swatch} style={{ backgroundColor: SWATCHES[value] }} />
        </Link>
      ))}
      {chosen !== undefined && known.queryUses > 1 && (
        <span className={styles.uses}>{t('search.tone.uses', { count: known.queryUses })}</span>
      )}
      {chosen === undefined && known.tone !== null && <Chip href={to(known.tone)}>{t('search.tone.again')}</Chip>}
    </div>
  )
}

const Guides = ({ address, parts }: BarProps) => {
  const t = useTexts(texts)
  return (
    <ul className={styles.guides} aria-label={t('search.guides')}>
      {parts.guides.map(({ term, display, query, dominant_color: color }) => (
        <li key={term}>
          <Chip
            href={searchPath({ ...address, query, rs: 'guide' })}
            color={color}
            label={t('search.guide', { word: display })}
          >
            <span dir="auto">{display}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

const MODULES = { filters: Filters, skin_tone: SkinTones, product_filters: () => null, guides: Guides }

interface SearchBarProps extends BarProps {
  readonly modules: Parts['oneBarModules']
}

/** Loaded once the pictures of the first screen are there: it only shows that the bar scrolls. */
const useEdges = (): ComponentType<BarEdgesProps> | undefined => {
  const [Edges, setEdges] = useState<ComponentType<BarEdgesProps>>()
  useEffect(() => {
    const load = () =>
      void import('./BarEdges.tsx').then(
        (it) => setEdges(() => it.BarEdges),
        () => undefined,
      )
    if (document.readyState === 'complete') load()
    else window.addEventListener('load', load, { once: true })
    return () => window.removeEventListener('load', load)
  }, [])
  return Edges
}

/** FIND-05: the bar above the results, with those of the modules that the response names. */
export const SearchBar = ({ modules, ...props }: SearchBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const Edges = useEdges()
  if (modules.length === 0) return null
  return (
    <div className={styles.edges}>
      <div ref={bar} className={styles.bar}>
        {modules.map(({ id }) => {
          const Module = MODULES[id]
          return <Module key={id} {...props} />
        })}
      </div>
      {Edges && <Edges bar={bar} />}
    </div>
  )
}
