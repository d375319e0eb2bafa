import { createHash } from 'node:crypto'
import { PASSWORD } from '@corkboard/testkit'
import { expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'
import { timesReported } from '../reported.ts'

const corkboard = startJourneys()

const checksOf = (person: Person): string[] => {
  const seen: string[] = []
  person.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/fingerprints|sessions\/verify|BotCheck/.test(pathname)) seen.push(`${request.method()} ${pathname}`)
  })
  return seen
}

const sessionOf = async (person: Person) => {
  const token = (await person.context.cookies()).find(({ name }) => name === 'corkboard_session')?.value ?? ''
  const { rows } = await corkboard.site.site.database.pool.query<{
    verified_at: Date | null
    fingerprint: string | null
  }>('select verified_at, fingerprint from sessions where token_hash = $1', [
    createHash('sha256').update(token).digest(),
  ])
  return rows[0]
}

it('[IDENT-09 a b] a browser sends its fingerprint and the bot check, once per sign-in and invisibly', async () => {
  await corkboard.site.person('Ann')
  const ann = await corkboard.visitor()
  const checks = checksOf(ann)
  await ann.opens('/login/')
  await ann.page.waitForTimeout(600)
  expect(checks).toEqual([])
  await ann.writes('Email or username', 'ann')
  await ann.writes('Password', PASSWORD)
  await ann.within('main').presses('button', 'Log in')
  await ann.sees('button', 'Your account')
  await expect.poll(async () => (await sessionOf(ann))?.verified_at).toBeInstanceOf(Date)
  await expect.poll(async () => (await sessionOf(ann))?.fingerprint).toMatch(/^[\w-]{22}$/)
  await expect.poll(() => ann.page.evaluate(() => sessionStorage.getItem('corkboard.signing-in'))).toBeNull()
  expect(checks.toSorted()).toEqual([
    'GET /resource/BotCheckResource/get/',
    'POST /v3/spam/fingerprints/',
    'PUT /v3/sessions/verify/',
  ])

  checks.length = 0
  await ann.reloads()
  await expect.poll(() => checks).toEqual(['POST /v3/spam/fingerprints/'])
  await ann.page.waitForTimeout(600)
  expect(checks).toEqual(['POST /v3/spam/fingerprints/'])
})

it('[IDENT-09 b] a user who must first enter the password sends nothing about the browser', async () => {
  const ben = await corkboard.visitor()
  await corkboard.site.person('Ben')
  await ben.opens('/login/')
  await ben.writes('Email or username', 'ben')
  await ben.writes('Password', PASSWORD)
  await ben.within('main').presses('button', 'Log in')
  await ben.sees('button', 'Your account')
  await expect.poll(async () => (await sessionOf(ben))?.verified_at).toBeInstanceOf(Date)
  // A page that is left before its checks are done leaves them to the next one.
  await expect.poll(() => ben.page.evaluate(() => sessionStorage.getItem('corkboard.signing-in'))).toBeNull()
  await ben.context.clearCookies({ name: 'corkboard_session' })
  const checks = checksOf(ben)
  await ben.reloads()
  await ben.page.waitForTimeout(800)
  expect(checks).toEqual([])
})

it('[IDENT-09 d] failures are only counted', async () => {
  const cid = await corkboard.member('Cid')
  cid.expects(/503 POST \/v3\/spam\/fingerprints\//)
  await cid.page.route('**/v3/spam/fingerprints/', (route) => route.fulfill({ status: 503, body: '{}' }))
  await cid.opens('/')
  await expect.poll(() => timesReported(corkboard.site, 'session fingerprint not sent')).toBe(1)
  await cid.misses('alert')
})
