import type { VerifiedMerchant } from '@corkboard/contract/accounts/wire/merchant'
import { Banner, Button, ExternalIcon, Select, Skeleton } from '@corkboard/design-system'
import { useLayoutEffect } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import {
  useResponse,
  useAppDispatch,
  useAppSelector,
  useNonce,
  useRequestContext,
  useServices,
} from '../../../services.tsx'
import type { UserEntity } from '../../../store/entities.ts'
import { hideDismissedSource, storeMerchants, recallMerchants } from './browser-memory.ts'
import styles from './MerchantPlace.module.css'
import {
  merchantBannerDismissed,
  merchantsRecalled,
  selectMerchants,
  storefrontFor,
  storefrontLocaleChosen,
} from './merchants-slice.ts'
import { merchantOf } from './request.ts'

/** Loads what this browser has stored before React's first paint. */
const useMerchants = () => {
  const { store } = useServices()
  const merchants = useAppSelector(selectMerchants)
  useLayoutEffect(() => {
    store.dispatch(merchantsRecalled(recallMerchants()))
  }, [store])
  return merchants
}

/** Explains the verification mark until it is dismissed for this merchant in this browser. */
const MerchantBanner = ({ user, domain }: { readonly user: UserEntity; readonly domain: string }) => {
  const t = useTexts(texts)
  const { store } = useServices()
  const nonce = useNonce()
  const isDismissed = useAppSelector((state) => user.id in selectMerchants(state).bannerDismissedAt)
  if (isDismissed) return null
  const dismiss = () => {
    store.dispatch(merchantBannerDismissed({ userId: user.id, at: new Date().toISOString() }))
    storeMerchants(selectMerchants(store.getState()))
  }
  return (
    <>
      {/* The script below may have hidden it. */}
      <div className={styles.banner} data-merchant={user.id} suppressHydrationWarning>
        <Banner onClose={dismiss} closeLabel={t('merchant.dismiss')}>
          <b>{t('merchant.title')}</b> {t('merchant.text', { name: user.full_name, domain })}
        </Banner>
      </div>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: hideDismissedSource }} />
    </>
  )
}

/** Links to the shop for the viewer's country and language, or for those they select. */
const Storefronts = ({ merchant }: { readonly merchant: VerifiedMerchant }) => {
  const t = useTexts(texts)
  const { store } = useServices()
  const dispatch = useAppDispatch()
  const { storefrontLocale } = useMerchants()
  const { locale, country } = useRequestContext()
  const current = storefrontFor(merchant, storefrontLocale, { country, language: new Intl.Locale(locale).language })
  if (!current) return null
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const choose = (id: string) => {
    const chosen = merchant.storefronts.find((it) => it.feed_profile_id === id)
    if (!chosen) return
    dispatch(storefrontLocaleChosen(chosen))
    storeMerchants(selectMerchants(store.getState()))
  }
  return (
    <div className={styles.shop}>
      {merchant.storefronts.length > 1 && (
        <div className={styles.chooser}>
          <Select
            label={t('merchant.storefront')}
            value={current.feed_profile_id}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {merchant.storefronts.map(({ feed_profile_id: id, country: of, language }) => (
              // Server and browser may name a country differently.
              <option key={id} value={id} suppressHydrationWarning>
                {t('merchant.storefront.option', {
                  country: countries.of(of) ?? of,
                  language: languages.of(language) ?? language,
                })}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Button
        href={current.url}
        target="_blank"
        rel="noopener nofollow ugc"
        icon={<ExternalIcon size={16} />}
        aria-label={t('merchant.shop.named', { domain: merchant.domain_url })}
      >
        <bdi>{merchant.domain_url}</bdi>
      </Button>
    </div>
  )
}

/** PEOPLE-05: a merchant's verified details, on their profile. Its space is reserved until they load. */
export const MerchantPlace = ({ user }: { readonly user: UserEntity }) => {
  const { data: merchant, error } = useResponse<VerifiedMerchant | null>(merchantOf(user.id))
  if (error || merchant === null) return null
  return (
    <div className={styles.place}>
      {merchant ? (
        <>
          <Storefronts merchant={merchant} />
          <MerchantBanner user={user} domain={merchant.domain_url} />
        </>
      ) : (
        <Skeleton shape="line" />
      )}
    </div>
  )
}
