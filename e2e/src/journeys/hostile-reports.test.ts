import type { Pin } from '@corkboard/contract'
import { cleanText } from '@corkboard/domain/kernel'
import { PASSWORD, type Visitor } from '@corkboard/testkit'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { signIn } from '../person.ts'
import { secures } from '../second-step.ts'

const corkboard = startJourneys()

const RUNS = 'document.documentElement.dataset.attacked = 1'
const MARKUP = `<img src=x onerror="${RUNS}">`
/** Texts that try to run code in the browser of staff, or to look like something else. */
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
/** The pin whose case the second test closes. */
let settledPin: Pin
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
  settledPin = await mallory.pinsTo(board, { title: `${MARKUP} settled` })
  await other.asks('ReportResource', 'create', { id: board.id, type: 'board', reason: 'spam', details: MARKUP })
})

/** Returns what the page contains that only an attack could have put there. */
const attacksOn = (page: Page): Promise<number> =>
  page.evaluate(
    (traces) => document.querySelectorAll(traces).length + Number(document.documentElement.dataset['attacked'] ?? 0),
    '[onerror], [onload], [onclick], img[src="x"], iframe, [href^="javascript"]',
  )

it('[PIN-09 b] reports that attack staff are shown as the text they are, on a phone too', async () => {
  const person = await signIn(await corkboard.visitor(), staff)
  const { page } = person
  await page.setViewportSize({ width: 320, height: 700 })
  const quotes = page.locator('blockquote bdi')
  for (const open of [() => person.opens('/admin/reports/'), () => person.reloads()]) {
    await open()
    await expect.poll(() => quotes.count()).toBe(DETAILS.length + 1)
    expect((await quotes.allTextContents()).toSorted()).toEqual([...DETAILS, MARKUP].map(cleanText).toSorted())
    expect(await page.locator('main').getByText(`${MARKUP} 0`).count()).toBeGreaterThan(0)
    expect(await attacksOn(page)).toBe(0)
  }
  // Each quote is set apart, so that text that changes its direction changes nothing around it.
  for (const quote of await quotes.all()) {
    expect(await quote.evaluate((one) => getComputedStyle(one).unicodeBidi)).toMatch(/isolate/)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

it('[PIN-09 b] a closed case and its line in the log show such texts the same way', async () => {
  const ines = corkboard.site.visitor()
  await ines.logsIn('ines')
  await ines.asks('ReportResource', 'create', { id: settledPin.id, type: 'pin', reason: 'spam' })
  const options = { target_type: 'pin', target_id: settledPin.id, action: 'dismiss', password: PASSWORD }
  await staff.asks('ModerationCasesResource', 'update', options)
  const person = await signIn(await corkboard.visitor(), staff)
  await person.opens('/admin/reports/?closed=1')
  const titles = person.page.locator('main').getByText(`${MARKUP} settled`, { exact: true })
  // In the case and in the log.
  await expect.poll(() => titles.count()).toBe(2)
  expect(await attacksOn(person.page)).toBe(0)
})
