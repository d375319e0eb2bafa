import { ERRORS } from '@corkboard/contract'
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

/** Waits until the page has taken its session along and is back from hosts that are other sites. */
const isBack = async ({ page }: Person): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('corkboard.signing-in')).catch(() => 'on its way'))
    .toBeNull()
}

const responseOf = (person: Person, origin: string) =>
  person.page.waitForResponse((response) => response.url() === `${origin}/vx/users/cctld_session/`)

describe('[IDENT-11 a b] a login on one of the site’s hosts', () => {
  it('by a partner is carried to the other hosts by the page, and ends there when it ends here', async () => {
    await corkboard.site.visitor().registers('Paula', { business_name: 'Kilns & Co' })
    const paula = await visits(HERE)
    const taken = responseOf(paula, THERE)
    await logsIn(paula, 'paula')
    const response = await taken
    expect(response.request().resourceType()).toBe('fetch')
    expect(await response.json()).toMatchObject({ status: 'success' })
    await isBack(paula)
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
    const taken = responseOf(bodo, HERE)
    await logsIn(bodo, 'bodo')
    await taken
    await isBack(bodo)
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
    const taken = responseOf(person, THERE)
    const paulThere = { sub: 'paul', email: 'paul@example.org', email_verified: true }
    await goesTo(person, HERE, await elsewhere.visit(person.page.url(), paulThere))
    await taken
    await isBack(person)
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
    const taken = responseOf(dora, THERE)
    await dialog.presses('button', 'Log in')
    await taken
    await isBack(dora)
    await goesTo(dora, THERE, '/petra/')
    await dora.sees('link', 'Edit profile')
  })

  it('leads a partner through hosts that are other sites, where the session is then there', async () => {
    await corkboard.site.visitor().registers('Pam', { business_name: 'Ovens & Co' })
    const pam = await visits(HERE)
    const checked = pam.page.waitForResponse((response) => response.url().startsWith(`${FAR}/vx/users/cctld_session/?`))
    await logsIn(pam, 'pam')
    const { location = '' } = (await checked).headers()
    expect(location).toBe(`${HERE}/#session=taken`)
    await isBack(pam)
    expect(pam.page.url()).toBe(`${HERE}/`)
    await goesTo(pam, FAR)
    await pam.sees('button', 'Your account')
  })

  it('does not lead a user away who logs in to do something', async () => {
    await corkboard.site.visitor().registers('Pia', { business_name: 'Jugs & Co' })
    const pia = await visits(HERE)
    await pia.opens('/olivia/')
    await pia.within('main').presses('button', 'Follow Olivia')
    const dialog = pia.within('dialog')
    await dialog.presses('button', 'Log in')
    await dialog.writes('Email or username', 'pia')
    await dialog.writes('Password', PASSWORD)
    const taken = responseOf(pia, FAR)
    await dialog.presses('button', 'Log in')
    await pia.within('main').sees('button', 'Following Olivia, unfollow')
    await taken
    await isBack(pia)
    expect(pia.page.url()).toBe(`${HERE}/olivia/`)
    await goesTo(pia, FAR)
    await pia.within('banner').sees('link', 'Log in')
  })
})

describe('[IDENT-02 b d] on a country’s host', () => {
  const handshakesOf = ({ page }: Person): string[] => {
    const seen: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!/handshake|UserRegister|UserSession|HandshakeSession/i.test(pathname)) return
      seen.push(`${pathname} ${request.headers()['content-type']?.split(';')[0]}`)
    })
    return seen
  }
  const FORM = 'application/x-www-form-urlencoded'

  it('[IDENT-03 a d e] a sign-up is a handshake, and so is a login', async () => {
    const hedi = await visits(THERE)
    hedi.expects(/401 POST \/v3\/login\/handshake\//)
    const seen = handshakesOf(hedi)
    await hedi.opens('/signup/')
    await hedi.writes('First name', 'Hedi')
    await hedi.writes('Email', 'hedi@example.org')
    await hedi.writes('Password', PASSWORD)
    await hedi.within('main').presses('button', 'Sign up')
    await hedi.sees('button', 'Your account')
    expect(seen).toEqual([
      `/v3/register/email/handshake/ ${FORM}`,
      `/resource/HandshakeSessionResource/create/ ${FORM}`,
    ])
    await isBack(hedi)
    await hedi.presses('button', 'Your account')
    await hedi.presses('menuitem', 'Log out')
    await hedi.within('banner').sees('link', 'Log in')
    seen.length = 0
    await hedi.opens('/login/')
    await hedi.presses('button', 'Use another account')
    await hedi.writes('Email or username', 'hedi@example.org')
    await hedi.writes('Password', 'not this one')
    await hedi.within('main').presses('button', 'Log in')
    await hedi.reads(ERRORS['auth.failed'].message)
    await hedi.writes('Password', PASSWORD)
    await hedi.within('main').presses('button', 'Log in')
    await hedi.sees('button', 'Your account')
    expect(seen.slice(-3)).toEqual([
      `/v3/login/handshake/ ${FORM}`,
      `/v3/login/handshake/ ${FORM}`,
      `/resource/HandshakeSessionResource/create/ ${FORM}`,
    ])
  })
})
