import type { DeviceKind, PageViewer } from '@corkboard/contract/page'
import { describe, expect, it } from 'vitest'
import type { Page } from '../router/define-page.ts'
import { page as profile } from './www/[username].tsx'
import { page as home } from './www/index.tsx'
import { page as pin } from './www/pin/[id].tsx'
import { page as search } from './www/search/[scope].tsx'

const MEMBER = { kind: 'AUTH' } as PageViewer
const VISITOR: PageViewer = { kind: 'UNAUTH' }

/** Returns the variants for members and for visitors, by device. */
const variantsOf = (page: Page) => {
  const of = (viewer: PageViewer) =>
    (['desktop', 'tablet', 'phone'] satisfies DeviceKind[]).map(
      (device) => page.variant({ params: {}, search: {}, viewer, device }).name,
    )
  return { members: of(MEMBER), visitors: of(VISITOR) }
}

describe('the variants of', () => {
  it('[SHELL-05 b] the home page are one for members on desktop, one for members on other devices, and one for visitors', () => {
    expect(variantsOf(home)).toEqual({
      members: ['SignedInDesktop', 'SignedInMobile', 'SignedInMobile'],
      visitors: ['Landing', 'Landing', 'Landing'],
    })
  })

  it.each([
    ['control', 60_000],
    ['enabled', 150_000],
    [undefined, 150_000],
  ])('[SHELL-07 b] the home page, in the group %s, are cached for %i ms', (group, ms) => {
    const active_experiments = group === undefined ? {} : { homefeed_keep: group }
    expect(home.cacheMs?.({ experiments: { active_experiments } } as never)).toBe(ms)
  })

  it.each([
    ['[SHELL-05 c] a pin', pin, 'MobileOrUnsigned'],
    ['[SHELL-05 d] a profile', profile, 'Default'],
    ['[SHELL-05 d] a search', search, 'Default'],
  ])('%s are one for members on desktop and one for everyone else', (_name, page, other) => {
    expect(variantsOf(page)).toEqual({
      members: ['SignedInDesktop', other, other],
      visitors: [other, other, other],
    })
  })
})
