import { ERRORS } from '@corkboard/contract'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

/** Returns a field's error as a screen reader announces it, or an empty text if the field is valid. */
const slipAt = ({ page }: Person, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).evaluate((field) => {
    const ids = field.getAttribute('aria-invalid') === 'true' ? field.getAttribute('aria-describedby') : null
    return (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  })

const message = (code: keyof typeof ERRORS): string => ERRORS[code].message

describe('bad input shows an error at its field (consumer §5)', () => {
  it('[IDENT-19 b] when signing up: name, email, password', async () => {
    const una = await corkboard.visitor()
    una.expects(/400 POST .*UserRegisterResource/)
    await una.opens('/signup/')
    await una.writes('First name', 'u'.repeat(31))
    await una.writes('Email', 'una at example')
    await una.writes('Password', 'short')
    await una.within('main').presses('button', 'Sign up')
    await expect.poll(() => slipAt(una, 'First name')).toContain(message('name.invalid'))
    await expect.poll(() => slipAt(una, 'Email')).toContain(message('email.invalid'))
    await expect.poll(() => slipAt(una, 'Password')).toContain(message('password.length'))
    await una.writes('First name', 'Una')
    await una.writes('Email', 'una@example.org')
    for (const [password, code] of [
      ['a sentence with a bell \u0007', 'password.characters'],
      ['password1', 'password.common'],
      ['una@example.org', 'password.personal'],
    ] as const) {
      await una.writes('Password', password)
      await una.within('main').presses('button', 'Sign up')
      await expect.poll(() => slipAt(una, 'Password')).toContain(message(code))
      expect(await una.holds('Password')).toBe(password)
    }
    expect(message('password.characters')).toBe('Oops! Your password can only have letters, numbers and basic symbols.')
  })

  it('[IDENT-19 a] for a new password and a new email', async () => {
    const vera = await corkboard.member('Vera')
    await corkboard.site.person('Walter')
    vera.expects(/40[09] POST .*(Password|EmailChange)Resource/)
    await vera.opens('/settings/edit/password/')
    await vera.writes('Current password', 'correct horse battery')
    await vera.writes('New password', 'a sentence with a bell \u0007')
    await vera.presses('button', 'Change password')
    await expect.poll(() => slipAt(vera, 'New password')).toContain(message('password.characters'))
    await vera.writes('Current password', '')
    await vera.writes('New password', '')
    await vera.opens('/settings/edit/email/')
    for (const [email, code] of [
      ['vera at example', 'email.invalid'],
      ['vera@example.org', 'email.unchanged'],
    ] as const) {
      await vera.writes('New email', email)
      await vera.presses('button', 'Send link')
      await expect.poll(() => slipAt(vera, 'New email')).toContain(message(code))
    }
  })

  it('[BOARD-08 a b] for a board: name and description', async () => {
    const xena = await corkboard.member('Xena')
    await xena.does.createsBoard('Lamps')
    xena.expects(/409 POST .*BoardResource/)
    await xena.opens('/board/create/')
    await xena.within('main').presses('button', 'Create')
    await expect.poll(() => slipAt(xena, 'Name')).toContain(message('board.name_required'))
    await xena.writes('Name', 'n'.repeat(51))
    await xena.writes('Description', 'd'.repeat(501))
    await xena.within('main').presses('button', 'Create')
    await expect.poll(() => slipAt(xena, 'Name')).toContain(message('board.name_too_long'))
    await expect.poll(() => slipAt(xena, 'Description')).toContain(message('board.description_too_long'))
    await xena.writes('Name', 'lamps')
    await xena.writes('Description', '')
    await xena.within('main').presses('button', 'Create')
    await expect.poll(() => slipAt(xena, 'Name')).toContain(message('board.name_taken'))
  })

  it('[IDENT-19 c] for a pin: title, description, alt text, link', async () => {
    const yann = await corkboard.member('Yann')
    const pin = await yann.does.pinsTo(await yann.does.createsBoard('Doors'), { title: 'A blue one' })
    yann.expects(/400 POST .*PinResource/)
    await yann.opens(`/pin/${pin.id}/`)
    await yann.within('article').presses('button', 'More actions')
    await yann.presses('menuitem', 'Edit pin')
    await yann.writes('Title', 't'.repeat(101))
    await yann.writes('Description', 'd'.repeat(501))
    await yann.writes('Alt text', 'a'.repeat(501))
    await yann.writes('Link', 'ftp://example.org/door')
    await yann.presses('button', 'Save changes')
    for (const [label, code] of [
      ['Title', 'pin.title_too_long'],
      ['Description', 'pin.description_too_long'],
      ['Alt text', 'pin.alt_text_too_long'],
      ['Link', 'pin.link_invalid'],
    ] as const) {
      await expect.poll(() => slipAt(yann, label)).toContain(message(code))
      await yann.writes(label, '')
      await yann.presses('button', 'Save changes')
    }
  })
})

describe('a user who tries too often', () => {
  it('sees how long to wait, and keeps the input', async () => {
    await corkboard.site.person('Zoe')
    const guess = () =>
      corkboard.site.visitor().resource('UserSessionResource', 'create', { username_or_email: 'zoe', password: 'no' })
    for (let tries = 0; tries < 15; tries += 1) await guess()
    const zoe = await corkboard.visitor()
    zoe.expects(/429 POST .*UserSessionResource/)
    await zoe.opens('/login/')
    await zoe.writes('Email or username', 'zoe')
    await zoe.writes('Password', 'once more')
    const answered = zoe.page.waitForResponse(/UserSessionResource\/create/)
    await zoe.within('main').presses('button', 'Log in')
    const response = await answered
    expect([response.status(), response.headers()['retry-after']]).toEqual([429, '3600'])
    await zoe.reads('You’re going a little fast. Try again in 60 minutes.')
    expect(await zoe.holds('Email or username')).toBe('zoe')
  })
})
