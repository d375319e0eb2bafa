import { TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const me = async (visitor: Visitor, query = '') => {
  const response = await visitor.browser.send(`/v3/users/me/${query}`)
  return { http: response.status, data: ((await response.json()) as { data: unknown }).data }
}

describe('[IDENT-17 a] the data for a lead form', () => {
  it('is an adult’s name and verified email address', async () => {
    const ann = await site.person('Ann')
    const facts = { full_name: 'Ann', email: 'ann@example.org', is_eligible_for_lead_form_name_autofill: true }
    expect(await me(ann)).toEqual({ http: 200, data: { ...facts, is_eligible_for_lead_form_email_autofill: false } })
    const { link = '' } = await site.mailbox.next('ann@example.org')
    await ann.asks('EmailVerificationResource', 'create', {
      token: new URL(link, 'http://x').searchParams.get('token'),
    })
    expect(await me(ann)).toEqual({ http: 200, data: { ...facts, is_eligible_for_lead_form_email_autofill: true } })
    expect(await me(ann, '?fields=email,nonsense')).toEqual({ http: 200, data: { email: 'ann@example.org' } })
  })

  it('is the full name, read again on each request, once the user is 18', async () => {
    const year = site.clock.now().getUTCFullYear()
    const [cleo, dora] = [site.visitor(), site.visitor()]
    await cleo.registers('Cleo', { last_name: 'Berg', birthday: `${year - 18}-01-01` })
    await dora.registers('Dora', { birthday: `${year - 17}-01-01` })
    expect(await me(cleo)).toMatchObject({
      data: { full_name: 'Cleo Berg', is_eligible_for_lead_form_name_autofill: true },
    })
    expect(await me(dora)).toMatchObject({ data: { is_eligible_for_lead_form_name_autofill: false } })
    expect((await cleo.browser.send('/v3/users/me/')).headers.get('cache-control')).toBe('no-store')
  })

  it('is empty for minors and without a session', async () => {
    const ben = site.visitor()
    await ben.registers('Ben', { birthday: `${site.clock.now().getUTCFullYear() - 16}-01-01` })
    expect(await me(ben)).toMatchObject({
      data: { is_eligible_for_lead_form_name_autofill: false, is_eligible_for_lead_form_email_autofill: false },
    })
    expect((await me(site.visitor())).http).toBe(401)
  })
})
