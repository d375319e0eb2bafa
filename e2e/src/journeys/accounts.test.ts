import { ERRORS } from '@corkboard/contract'
import { drawPicture, PASSWORD } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

const REGISTER = /POST \/resource\/UserRegisterResource\/create\//
const LOG_IN = /POST \/resource\/UserSessionResource\/create\//

describe('signing up', () => {
  it('shows errors at the fields and keeps the input', async () => {
    const anna = await corkboard.visitor()
    await anna.opens('/signup/')
    await anna.writes('First name', 'x'.repeat(31))
    await anna.writes('Email', 'anna at example')
    await anna.writes('Password', 'short')
    await anna.within('main').presses('button', 'Sign up')
    await anna.reads(ERRORS['name.invalid'].message)
    await anna.reads(ERRORS['email.invalid'].message)
    await anna.reads(ERRORS['password.length'].message)
    expect(await anna.holds('Email')).toBe('anna at example')
    expect(await anna.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name')
  })

  it('[IDENT-01 b] reports an email that already has an account', async () => {
    await corkboard.site.person('Bella')
    const bella = await corkboard.visitor()
    bella.expects(REGISTER)
    await bella.opens('/signup/')
    await bella.writes('First name', 'Bella')
    await bella.writes('Email', 'bella@example.org')
    await bella.writes('Password', 'a sentence is a good one')
    await bella.within('main').presses('button', 'Sign up')
    await bella.reads(ERRORS['email.taken'].message)
    expect(await bella.holds('First name')).toBe('Bella')
  })

  it('refuses a common password', async () => {
    const cleo = await corkboard.visitor()
    cleo.expects(REGISTER)
    await cleo.opens('/signup/')
    await cleo.writes('First name', 'Cleo')
    await cleo.writes('Email', 'cleo@example.org')
    await cleo.writes('Password', 'password1')
    await cleo.within('main').presses('button', 'Sign up')
    await cleo.reads(ERRORS['password.common'].message)
  })
})

describe('logging in and out', () => {
  it('[IDENT-10 b] shows an error for a wrong password and keeps the name; the right one returns to the previous page', async () => {
    await corkboard.site.person('Dora')
    const dora = await corkboard.visitor()
    dora.expects(LOG_IN)
    await dora.opens('/olivia/?tab=created')
    await dora.within('banner').presses('link', 'Log in')
    await dora.sees('heading', 'Welcome back')
    await dora.writes('Email or username', ' dora ')
    await dora.writes('Password', 'not this one')
    await dora.within('main').presses('button', 'Log in')
    await dora.reads(ERRORS['auth.failed'].message)
    expect(await dora.holds('Email or username')).toBe(' dora ')
    await dora.writes('Password', PASSWORD)
    await dora.within('main').presses('button', 'Log in')
    await dora.arrivesAt('/olivia/?tab=created')
    await dora.sees('button', 'Your account')
  })

  it('[SHELL-21 d] takes over the experiments of the account without a reload', async () => {
    const kira = await corkboard.site.person('Kira')
    await kira.pinsTo(await kira.createsBoard('Stones'), { title: 'Pebble', picture: await drawPicture() })
    await corkboard.site.person('Liv')
    const liv = await corkboard.visitor()
    await liv.opens('/login/')
    await liv.writes('Email or username', 'liv')
    await liv.writes('Password', PASSWORD)
    await liv.within('main').presses('button', 'Log in')
    // Only members take part in the experiment with the kept home feed. It may count as seen when they leave the feed.
    const activated = liv.page.waitForRequest((request) => request.postData()?.includes('homefeed_keep') === true)
    await liv.within('main').presses('link', /Pebble$/)
    await liv.sees('heading', 'Pebble')
    await liv.goesBack()
    expect((await activated).url()).toContain('ActivateExperimentResource')
  })

  it('[IDENT-06 b] logs out from the account menu and leaves nothing of the account', async () => {
    const elsa = await corkboard.member('Elsa')
    await elsa.does.createsBoard('Letters', { privacy: 'secret' })
    await elsa.opens('/elsa/')
    await elsa.sees('link', /^Letters/)
    await elsa.presses('button', 'Your account')
    await elsa.presses('menuitem', 'Log out')
    await elsa.arrivesAt('/')
    await elsa.within('banner').sees('link', 'Log in')
    await elsa.opens('/elsa/')
    await elsa.reads('Elsa hasn’t shared any boards yet')
    await elsa.misses('link', /^Letters/)
  })

  it('shows the password on request', async () => {
    const fay = await corkboard.visitor()
    await fay.opens('/login/')
    await fay.writes('Password', 'open sesame')
    await fay.presses('button', 'Show password')
    expect(await fay.page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
    await fay.presses('button', 'Hide password')
    expect(await fay.page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password')
  })
})

describe('actions that need an account', () => {
  it('[PIN-06 e] a save that starts signed out is completed after login', async () => {
    const gus = await corkboard.site.person('Gus')
    const pin = await gus.pinsTo(await gus.createsBoard('Lamps'), {
      title: 'Lamp',
      picture: await drawPicture({ width: 300, height: 400 }),
    })
    const hugo = await corkboard.site.person('Hugo')
    const mine = await hugo.createsBoard('For the desk')
    const person = await corkboard.visitor()
    await person.opens(`/pin/${pin.id}/`)
    await person.presses('button', 'Save')
    await person.within('dialog', 'Create an account to save this').presses('button', 'Log in')
    const dialog = person.within('dialog', 'Log in to save this pin')
    await dialog.writes('Email or username', 'hugo@example.org')
    await dialog.writes('Password', PASSWORD)
    await dialog.presses('button', 'Log in')
    await person.within('dialog', 'Save to board').presses('button', /^For the desk/)
    await person.sees('link', 'Saved to For the desk')
    expect(await hugo.seesPinsOn(mine)).toMatchObject([{ title: 'Lamp' }])
  })

  it('creating pins and boards requires login first, then continues', async () => {
    await corkboard.site.person('Iris')
    const iris = await corkboard.visitor()
    await iris.opens('/board/create/')
    await iris.sees('heading', 'Welcome back')
    await iris.writes('Email or username', 'iris')
    await iris.writes('Password', PASSWORD)
    await iris.within('main').presses('button', 'Log in')
    await iris.sees('heading', 'Create board')
    await iris.arrivesAt('/board/create/')
  })
})
