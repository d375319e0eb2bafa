import { createAuthenticatorApp } from '@corkboard/testkit'
import { expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { signIn } from '../person.ts'

const corkboard = startJourneys()

it('[IDENT-20 a] admins must turn on two-factor authentication before they see other users’ data, and then return', async () => {
  await corkboard.site.person('Mallory')
  const owner = corkboard.site.visitor()
  await owner.logsIn('olivia')
  const olivia = await signIn(await corkboard.visitor(), owner)
  await olivia.opens('/admin/')
  await olivia.reads('Turn on two-factor authentication to continue')
  expect(await olivia.page.getByText('mallory').count()).toBe(0)
  await olivia.within('main').presses('link', 'Turn on')
  await olivia.arrivesAt('/settings/two-factor/?next=%2Fadmin%2F')
  await olivia.sees('heading', 'Authenticator app')
  await olivia.presses('button', 'Set up')
  const key = await olivia.page.locator('dialog p[dir=ltr]').innerText()
  const app = createAuthenticatorApp(key.replaceAll(/\s/g, ''))
  await olivia.writes('6-digit code', app.codeAt(corkboard.site.clock.now()))
  await olivia.within('dialog').presses('button', 'Turn on')
  const codes = olivia.within('dialog', 'Store your recovery codes')
  await codes.presses('checkbox', 'I stored them in a safe place')
  await codes.presses('button', 'Done')
  await olivia.reads('Two-factor authentication is on. You can go back to what you were doing.')
  await olivia.presses('button', 'Remove')
  await olivia.within('dialog', 'Keep at least one two-factor method').presses('button', 'Keep it')
  await olivia.presses('link', 'Go back')
  await olivia.arrivesAt('/admin/')
  await olivia.sees('heading', 'Accounts')
  await olivia.presses('button', 'Actions for @mallory')
  await olivia.presses('menuitem', 'Ban…')
  await olivia.sees('dialog', 'Ban @mallory?')
  expect(await olivia.page.getByText('Turn on two-factor authentication to continue').count()).toBe(0)
})
