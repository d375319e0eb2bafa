import type { StoryPinData } from '@corkboard/contract/content/wire/pin-content'
import { ErrorState } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as pinCloseupRichTexts } from '../rich/texts/texts.generated.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../../shell/texts/texts.generated.ts'
import { Link } from '../../../router/Link.tsx'
import { useResponse, useEntities } from '../../../services.tsx'
import { pinPath } from '../../../product/addresses.ts'
import type { EntityRef, PinEntity } from '../../../store/entities.ts'
import { resource } from '../../../store/requests.ts'
import styles from '../content/PinContent.module.css'
import { usePrice } from '../rich/use-price.ts'
import { useLook } from './use-look.ts'

const nameOf = (pin: PinEntity): string =>
  pin.rich_metadata?.products[0]?.name ?? (pin.title || pin.grid_title || pin.alt_text)

const Chosen = ({ pin }: { readonly pin: PinEntity }) => {
  const t = useTexts(pinCloseupRichTexts)
  const priceOf = usePrice()
  const offer = pin.rich_metadata?.products[0]?.offer_summary
  const price = offer && priceOf(offer)
  return (
    <div className={styles.chosen} role="status">
      <Link href={pinPath(pin)} className={styles.productName} dir="auto">
        {nameOf(pin)}
      </Link>
      {price !== undefined && <b>{price}</b>}
      {offer && offer.in_stock !== null && (
        <span>{t(offer.in_stock ? 'rich.product.inStock' : 'rich.product.outOfStock')}</span>
      )}
      {pin.tracked_link && pin.domain && !pin.is_unsafe && (
        <a href={pin.tracked_link} target="_blank" rel="noopener nofollow ugc">
          {t('rich.visit.product', { domain: pin.domain })}
        </a>
      )}
    </div>
  )
}

/** PIN-15: the pins that a story or the tags on a picture name. Selecting one shows its price and store. */
export const Products = ({ pinId }: { readonly pinId: string }) => {
  const t = useTexts(texts, shellTexts)
  const request = resource('StoryPinTaggedProductsResource', { pin_id: pinId })
  const { data = [], error, reload, isLoading } = useResponse<readonly EntityRef<'pin'>[]>(request)
  const pins = useEntities('pin', data)
  const [selected, select] = useLook(pinId)
  const priceOf = usePrice()
  if (error) {
    return (
      <ErrorState title={t('products.failed')} retryLabel={t('error.retry')} onRetry={reload} pending={isLoading} />
    )
  }
  const chosen = pins.find(({ id }) => id === selected)
  return (
    <section className={styles.look} aria-label={t('products.title')}>
      <h2>{t('products.title')}</h2>
      <ul className={styles.products}>
        {pins.map((pin) => {
          const picture = pin.images['236x']
          const offer = pin.rich_metadata?.products[0]?.offer_summary
          const price = offer && priceOf(offer)
          return (
            <li key={pin.id}>
              <button
                type="button"
                className={styles.product}
                aria-pressed={pin.id === selected}
                onClick={() => select(pin.id)}
              >
                <span className={styles.productPicture} style={{ background: pin.dominant_color }}>
                  {picture && <img src={picture.url} alt="" loading="lazy" />}
                </span>
                <span className={styles.productLabel} dir="auto">
                  {nameOf(pin)}
                </span>
                {price !== undefined && <b className={styles.productPrice}>{price}</b>}
              </button>
            </li>
          )
        })}
      </ul>
      {chosen && <Chosen pin={chosen} />}
    </section>
  )
}

const namesProducts = ({ pages }: StoryPinData): boolean =>
  pages.some(({ blocks }) => blocks.some(({ type, pin }) => type === 'story_pin_product_sticker_block' && pin !== null))

/** The same for a story that names some. */
export const TaggedProducts = ({ pinId, story }: { readonly pinId: string; readonly story: StoryPinData }) =>
  namesProducts(story) ? <Products pinId={pinId} /> : null
