import { drawPicture, type Visitor } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import { signIn } from '../person.ts'
import { secures } from '../second-step.ts'

const corkboard = startJourneys()

/** The owner in another browser, signed in with both steps. */
let owner: Visitor
beforeAll(async () => {
  owner = corkboard.site.visitor()
  await owner.logsIn('olivia')
  await secures(corkboard.site, owner)
})

describe('[PEOPLE-05 a b] a merchant', () => {
  it('is verified with storefronts, has the badge, and loses it again', async () => {
    const mary = await corkboard.site.person('Mary')
    const pin = await mary.pinsTo(await mary.createsBoard('Shelves'), {
      title: 'Oak shelf',
      picture: await drawPicture(),
    })
    const admin = await signIn(await corkboard.visitor(), owner)
    await admin.opens('/admin/')
    admin.expects(/400 POST .*AdminMerchantResource/)
    const does = async (action: string) => {
      await admin.presses('button', 'Actions for @mary')
      await admin.presses('menuitem', action)
    }
    await does('Verify as merchant…')
    const dialog = admin.within('dialog', 'Verify @mary as a merchant')
    await dialog.presses('button', 'Verify')
    await dialog.reads('This field is required.')
    await dialog.writes('Shop domain', 'somewhere')
    await dialog.presses('button', 'Verify')
    await dialog.reads('Enter the shop’s domain, like shop.example.')
    await dialog.writes('Shop domain', 'shop.example')
    await dialog.presses('button', 'Add storefront')
    await dialog.presses('button', 'Add storefront')
    await dialog.presses('button', 'Verify')
    await dialog.reads(/Give each storefront a country, a language and a web address/)
    const german = dialog.within('group', 'Storefront 2')
    await german.at('combobox', 'Country').selectOption('Germany')
    await german.at('combobox', 'Language').selectOption('German')
    await german.writes('Address', 'https://shop.example/de')
    expect.soft(await barriersOn(admin.page)).toEqual([])
    await dialog.presses('button', 'Verify')
    await admin.reads('@mary is a verified merchant')
    await admin.reads('@olivia verified @mary as the merchant of shop.example')

    const reader = await corkboard.visitor()
    await reader.opens(`/pin/${pin.id}/`)
    await reader.sees('link', 'Mary Verified merchant')
    await reader.opens('/mary/')
    await reader.sees('heading', 'Mary Verified merchant')
    const shop = reader.at('link', 'Shop at shop.example (opens in a new tab)')
    expect(await shop.getAttribute('href')).toBe('https://shop.example/')
    await reader.at('combobox', 'Store').selectOption('Germany · German')
    await expect.poll(() => shop.getAttribute('href')).toBe('https://shop.example/de')
    expect.soft(await barriersOn(reader.page)).toEqual([])

    await does('Remove merchant verification')
    await admin
      .within('alertdialog', 'Remove the merchant verification of @mary?')
      .presses('button', 'Remove verification')
    await admin.reads('@mary is no longer a verified merchant')
    await reader.opens('/mary/')
    await reader.sees('heading', 'Mary')
    expect(await shop.count()).toBe(0)
  })

  it('has a banner that stays dismissed, per merchant and browser', async () => {
    for (const [name, domain] of [
      ['Nora', 'nora.example'],
      ['Otto', 'otto.example'],
    ] as const) {
      const { id } = await corkboard.site.person(name)
      await owner.asks('AdminMerchantResource', 'create', { user_id: id, domain })
    }
    const reader = await corkboard.visitor({ device: 'phone' })
    await reader.opens('/nora/')
    await reader.reads(/verified that Nora runs nora\.example/)
    await reader.presses('button', 'Got it, don’t show again')
    const banner = reader.page.locator('[data-merchant]')
    await banner.waitFor({ state: 'detached' })
    expect(await reader.page.evaluate(() => localStorage.getItem('merchantBanners'))).toMatch(/^\{"\d+":"\d{4}-/)
    await reader.opens('/nora/')
    await reader.sees('heading', 'Nora Verified merchant')
    expect(await banner.isVisible()).toBe(false)
    await reader.opens('/otto/')
    await reader.reads(/verified that Otto runs otto\.example/)
  })
})
