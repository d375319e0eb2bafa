import { PASSWORD, startIdentityProvider } from '@corkboard/testkit'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/chromium.ts'
import { BROWSER_FLAGS } from '../browser.ts'
import { startJourneys } from '../journeys.ts'
import { type Person, sitDown } from '../person.ts'

/** Two hosts of one site, and one that counts as another site. */
const HERE = 'http://pins.test'
const THERE = 'http://de.pins.test'
const FAR = 'http://pins.example'

const elsewhere = await startIdentityProvider()
const corkboard = startJourneys(
  {
    publicOrigin: HERE,
    countryOrigins: new Map([
      [THERE, 'DE'],
      [FAR, 'FR'],
    ]),
  },
  [elsewhere.config],
)
elsewhere.trust(HERE)
afterAll(() => elsewhere[Symbol.asyncDispose]())

let browser: Browser
beforeAll(async () => {
  const { host } = new URL(corkboard.site.origin)
  const names = [HERE, THERE, FAR].map((origin) => `MAP ${new URL(origin).hostname} ${host}`)
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...BROWSER_FLAGS, `--host-resolver-rules=${names.join(',')}`],
  })
})
afterAll(() => browser.close())

const visits = (origin: string): Promise<Person> => sitDown(browser, origin)

/** Opens another host in the same window. */
const goesTo = async ({ page }: Person, origin: string, path = '/'): Promise<void> => {
  await page.goto(origin + path)
  await page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined)
}

const logsIn = async (person: Person, name: string): Promise<void> => {
  await person.opens('/login/')
  await person.writes('Email or username', name)
  await person.writes('Password', PASSWORD)
  await person.within('main').presses('button', 'Log in')
  await person.sees('button', 'Your account')
}

const answerOf = (person: Person, origin: string) =>
  person.page.waitForResponse((response) => response.url() === `${origin}/vx/users/cctld_session/`)

describe('[IDENT-11 a b] a login on one of the site’s hosts', () => {
  it('by a partner is carried to the other hosts by the page, and ends there when it ends here', async () => {
    await corkboard.site.visitor().registers('Paula', { business_name: 'Kilns & Co' })
    const paula = await visits(HERE)
    const taken = answerOf(paula, THERE)
    await logsIn(paula, 'paula')
    const response = await taken
    expect(response.request().resourceType()).toBe('fetch')
    expect(await response.json()).toMatchObject({ status: 'success' })
    await goesTo(paula, THERE)
    await paula.sees('button', 'Your account')
    expect(await paula.page.evaluate(() => location.origin)).toBe(THERE)
    await goesTo(paula, HERE)
    await paula.presses('button', 'Your account')
    await paula.presses('menuitem', 'Log out')
    await paula.within('banner').sees('link', 'Log in')
    await goesTo(paula, THERE, '/settings/sessions/')
    await paula.misses('button', 'Your account')
    // On plain http, browsers log a warning; nothing else went wrong.
    expect(paula.troubles.found().filter((line) => !line.includes('Cross-Origin-Opener-Policy'))).toEqual([])
  })

  it('on a country host is carried over for everyone; on the main host, not for ordinary members', async () => {
    await corkboard.site.person('Bodo')
    const bodo = await visits(THERE)
    const taken = answerOf(bodo, HERE)
    await logsIn(bodo, 'bodo')
    await taken
    await goesTo(bodo, HERE)
    await bodo.sees('button', 'Your account')

    await corkboard.site.person('Carla')
    const carla = await visits(HERE)
    const paths: string[] = []
    carla.page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await logsIn(carla, 'carla')
    await carla.page.waitForLoadState('networkidle')
    expect(paths).not.toContain('/vx/users/cctld_token/')
    await goesTo(carla, THERE)
    await carla.within('banner').sees('link', 'Log in')
  })

  it('through a provider is carried over too', async () => {
    const paul = corkboard.site.visitor()
    await paul.registers('Paul', { business_name: 'Glazes & Co' })
    const { link = '' } = await corkboard.site.mailbox.next('paul@example.org')
    await paul.asks('EmailVerificationResource', 'create', { token: new URL(link, HERE).searchParams.get('token') })

    const person = await visits(HERE)
    await person.opens('/login/')
    const { issuer } = elsewhere.config
    await person.page.route(`${issuer}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '.' }))
    await person.presses('button', 'Continue with Elsewhere')
    await person.page.waitForURL(`${issuer}/**`)
    const taken = answerOf(person, THERE)
    const paulThere = { sub: 'paul', email: 'paul@example.org', email_verified: true }
    await goesTo(person, HERE, await elsewhere.visit(person.page.url(), paulThere))
    await taken
    await goesTo(person, THERE)
    await person.sees('button', 'Your account')
  })

  it('with an additional account is carried over too', async () => {
    await corkboard.site.person('Dora')
    await corkboard.site.visitor().registers('Petra', { business_name: 'Wheels & Co' })
    const dora = await visits(HERE)
    await logsIn(dora, 'dora')
    await dora.presses('button', 'Your account')
    await dora.presses('menuitem', 'Add account')
    const dialog = dora.within('dialog')
    await dialog.writes('Email or username', 'petra')
    await dialog.writes('Password', PASSWORD)
    const taken = answerOf(dora, THERE)
    await dialog.presses('button', 'Log in')
    await taken
    await goesTo(dora, THERE, '/petra/')
    await dora.sees('link', 'Edit profile')
  })

  it('is not kept when the hosts are different sites; posting a form there carries it over', async () => {
    await corkboard.site.visitor().registers('Pam', { business_name: 'Ovens & Co' })
    const pam = await visits(HERE)
    const taken = answerOf(pam, FAR)
    await logsIn(pam, 'pam')
    await taken
    await goesTo(pam, FAR)
    await pam.within('banner').sees('link', 'Log in')
    await goesTo(pam, HERE)
    await pam.sees('button', 'Your account')
    await pam.page.evaluate(async (origin) => {
      const csrf = /csrftoken=([^;]+)/.exec(document.cookie)![1]!
      const response = await fetch('/vx/users/cctld_token/', {
        method: 'POST',
        body: new URLSearchParams({ origin }),
        headers: { 'x-csrftoken': csrf },
      })
      const { data } = (await response.json()) as { data: { token: string } }
      const form = document.createElement('form')
      form.method = 'post'
      form.action = `${origin}/vx/users/cctld_session/`
      for (const [name, value] of Object.entries({ token: data.token, next: '/settings/sessions/' })) {
        const field = document.createElement('input')
        Object.assign(field, { type: 'hidden', name, value })
        form.append(field)
      }
      document.body.append(form)
      form.submit()
    }, FAR)
    await pam.page.waitForURL(`${FAR}/settings/sessions/`)
    await pam.sees('button', 'Your account')
  })
})
