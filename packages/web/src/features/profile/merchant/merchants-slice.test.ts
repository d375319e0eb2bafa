import type { Storefront } from '@corkboard/contract/accounts/wire/merchant'
import { describe, expect, it } from 'vitest'
import {
  merchantBannerDismissed,
  merchantsRecalled,
  merchantsSlice,
  storefrontFor,
  storefrontLocaleChosen,
} from './merchants-slice.ts'

const storefront = (id: string, country: string, language: string): Storefront => ({
  feed_profile_id: id,
  country,
  language,
  url: `https://shop.example/${country}/${language}`,
})
const storefronts = [
  storefront('1', 'US', 'en'),
  storefront('2', 'CH', 'de'),
  storefront('3', 'CH', 'fr'),
  storefront('4', 'DE', 'de'),
]

describe('[PEOPLE-05 b c] the stored merchant state', () => {
  it('contains when each banner was dismissed and the last chosen storefront', () => {
    const { reducer } = merchantsSlice
    const dismissed = reducer(undefined, merchantBannerDismissed({ userId: '7', at: '2026-11-22T09:00:00.000Z' }))
    const both = reducer(dismissed, merchantBannerDismissed({ userId: '8', at: '2026-11-22T10:00:00.000Z' }))
    const state = reducer(both, storefrontLocaleChosen(storefronts[2]!))
    expect(state).toEqual({
      bannerDismissedAt: { 7: '2026-11-22T09:00:00.000Z', 8: '2026-11-22T10:00:00.000Z' },
      storefrontLocale: { country: 'CH', language: 'fr', feedProfileId: '3' },
    })
    expect(reducer(undefined, merchantsRecalled(state))).toEqual(state)
  })
})

describe('[PEOPLE-05 c] a merchant’s storefront', () => {
  const chosen = (country: string, language: string, feedProfileId: string) => ({ country, language, feedProfileId })
  it.each([
    ['the feed chosen here', chosen('CH', 'fr', '3'), ['US', 'en'], '3'],
    ['country and language chosen elsewhere', chosen('DE', 'de', '99'), ['US', 'en'], '4'],
    ['one’s own country and language', null, ['CH', 'fr'], '3'],
    ['one’s own where what was chosen elsewhere is not there', chosen('JP', 'ja', '99'), ['CH', 'de'], '2'],
    ['one’s own country in another language', null, ['CH', 'it'], '2'],
    ['one’s own language of another country', null, ['AT', 'de'], '2'],
    ['the first', null, ['JP', 'ja'], '1'],
  ] as const)('is that of %s', (_why, last, [country, language], id) => {
    expect(storefrontFor({ storefronts }, last, { country, language })?.feed_profile_id).toBe(id)
  })
})
