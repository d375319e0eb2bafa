import { cleanText } from '@corkboard/domain/kernel'
import type { Visitor } from '@corkboard/testkit'
import { beforeAll, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { signIn } from '../person.ts'
import { secures } from '../second-step.ts'

const corkboard = startJourneys()

const RUNS = 'document.documentElement.dataset.attacked = 1'
const MARKUP = `<img src=x onerror="${RUNS}">`
/** What people write who want staff's browser to do something, or staff to read something else than there is. */
const DETAILS = [
  `${MARKUP}<script>${RUNS}</script><svg onload="${RUNS}">`,
  `</blockquote></script><iframe srcdoc="<script>parent.${RUNS}</script>">`,
  `javascript:${RUNS}`,
  '{subject} {count, plural, other {#}} $& %s ${document.cookie}',
  '\u202Eevil si siht\u2066 ] Dismissed by @olivia [\u202E',
  'W'.repeat(400),
  `Zal\u0313\u0314\u0342\u0345${'\u0301'.repeat(200)}go`,
]

let staff: Visitor
beforeAll(async () => {
  const { site } = corkboard
  staff = site.visitor()
  await staff.logsIn('olivia')
  await secures(site, staff)
  const mallory = await site.person('Mallory')
  const board = await mallory.createsBoard('<b onclick=alert(1)>x</b>')
  for (const [n, details] of DETAILS.entries()) {
    const pin = await mallory.pinsTo(board, { title: `${MARKUP} ${n}`, link: `https://evil.example/${n}?"><script>` })
    const reporter = await site.person(`Reporter${'abcdefgh'[n]}`)
    await reporter.asks('ReportResource', 'create', { id: pin.id, type: 'pin', reason: 'spam', details })
  }
  const other = await site.person('Ines')
  await other.asks('ReportResource', 'create', { id: board.id, type: 'board', reason: 'spam', details: MARKUP })
})

it('[PIN-09 b] reports that attack staff are shown as the text they are, on a phone too', async () => {
  const person = await signIn(await corkboard.visitor(), staff)
  const { page } = person
  await page.setViewportSize({ width: 320, height: 700 })
  await person.opens('/admin/reports/')
  const quotes = page.locator('blockquote bdi')
  await expect.poll(() => quotes.count()).toBe(DETAILS.length + 1)
  expect((await quotes.allTextContents()).toSorted()).toEqual([...DETAILS, MARKUP].map(cleanText).toSorted())
  // Each is set apart, so that what turns its direction turns nothing around it.
  for (const quote of await quotes.all()) {
    expect(await quote.evaluate((one) => getComputedStyle(one).unicodeBidi)).toMatch(/isolate/)
  }
  expect(await page.locator('main').getByText(`${MARKUP} 0`).count()).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.dataset['attacked'])).toBeUndefined()
  expect(await page.locator('[onerror], [onload], [onclick], img[src="x"], iframe, [href^="javascript"]').count()).toBe(
    0,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await person.reloads()
  await expect.poll(() => quotes.count()).toBe(DETAILS.length + 1)
  expect(await page.evaluate(() => document.documentElement.dataset['attacked'])).toBeUndefined()
})
