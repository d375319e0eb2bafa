import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Storefront, StorefrontLocale, VerifiedMerchant } from '@corkboard/contract/accounts/wire/merchant'
import { selectSlice, type RootState } from '../../../store/root.ts'

export interface MerchantsState {
  /** When each merchant's banner was dismissed in this browser, by merchant id. */
  readonly bannerDismissedAt: Readonly<Record<string, string>>
  /** The last chosen storefront. Other merchants open in the same country and language if they have it. */
  readonly storefrontLocale: {
    readonly country: string
    readonly language: string
    readonly feedProfileId: string
  } | null
}

const initialState: MerchantsState = { bannerDismissedAt: {}, storefrontLocale: null }

/** PEOPLE-05: what this browser stores about verified merchants. The verified details come from the server. */
export const merchantsSlice = createSlice({
  name: 'merchants',
  initialState,
  reducers: {
    merchantsRecalled: (_state, { payload }: PayloadAction<MerchantsState>): MerchantsState => payload,
    merchantBannerDismissed: (
      state,
      { payload: { userId, at } }: PayloadAction<{ readonly userId: string; readonly at: string }>,
    ): MerchantsState => ({ ...state, bannerDismissedAt: { ...state.bannerDismissedAt, [userId]: at } }),
    storefrontLocaleChosen: (
      state,
      { payload: { country, language, feed_profile_id: feedProfileId } }: PayloadAction<StorefrontLocale>,
    ): MerchantsState => ({ ...state, storefrontLocale: { country, language, feedProfileId } }),
  },
})

export const { merchantsRecalled, merchantBannerDismissed, storefrontLocaleChosen } = merchantsSlice.actions
export const selectMerchants = (state: RootState): MerchantsState => selectSlice(state, merchantsSlice)

/**
 * Returns the storefront for the viewer: the exact feed they chose, the country and language they chose elsewhere,
 * their own country and language, either of these, or the merchant's first.
 */
export const storefrontFor = (
  { storefronts }: Pick<VerifiedMerchant, 'storefronts'>,
  chosen: MerchantsState['storefrontLocale'],
  own: { readonly country: string; readonly language: string },
): Storefront | undefined => {
  const of = (country: string, language: string) =>
    storefronts.find((it) => it.country === country && it.language === language)
  return (
    storefronts.find((it) => it.feed_profile_id === chosen?.feedProfileId) ??
    (chosen && of(chosen.country, chosen.language)) ??
    of(own.country, own.language) ??
    storefronts.find(({ country }) => country === own.country) ??
    storefronts.find(({ language }) => language === own.language) ??
    storefronts[0]
  )
}
