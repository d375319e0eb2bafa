import { createHash } from 'node:crypto'
import type { ProofOfWork } from '@corkboard/contract'
import { PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const challengeOf = (visitor: Visitor, action = 'session_verify') =>
  visitor.asks<ProofOfWork>('BotCheckResource', 'get', { action })

/** The default sixteen bits, as two bytes: fast enough not to delay the site in the same process. */
const isEnough = (text: string, difficulty: number): boolean => {
  if (difficulty !== 16) throw new Error('This client knows one difficulty')
  const hash = createHash('sha256').update(text).digest()
  return hash[0] === 0 && hash[1] === 0
}

/** Solves a challenge as a client does. */
const solve = ({ challenge, difficulty }: ProofOfWork): string => {
  for (let n = 0; ; n += 1) if (isEnough(`${challenge}:${n}`, difficulty)) return `${challenge}:${n}`
}
/** A nonce that does not solve it. */
const fail = ({ challenge, difficulty }: ProofOfWork): string => {
  for (let n = 0; ; n += 1) if (!isEnough(`${challenge}:${n}`, difficulty)) return `${challenge}:${n}`
}

const verify = async (visitor: Visitor, recaptcha_token: unknown) => {
  const response = await visitor.browser.send('/v3/sessions/verify/', { method: 'PUT', json: { recaptcha_token } })
  const { error } = (await response.json()) as { error?: { error_code: string } }
  return { status: response.status, code: error?.error_code }
}

const sessionOf = async (visitor: Visitor) => {
  const token = visitor.browser.cookie('corkboard_session') ?? ''
  const { rows } = await site.site.database.pool.query(
    'select verified_at, fingerprint from sessions where token_hash = $1',
    [createHash('sha256').update(token).digest()],
  )
  return rows[0] as { verified_at: Date | null; fingerprint: string | null }
}

describe('[IDENT-09 a] a session check', () => {
  it('passes once with work done for it', async () => {
    const ann = await site.person('Ann')
    expect((await sessionOf(ann)).verified_at).toBeNull()
    const token = solve(await challengeOf(ann))
    expect(await verify(ann, token)).toEqual({ status: 200, code: undefined })
    expect((await sessionOf(ann)).verified_at).toEqual(site.clock.now())
    expect(await verify(ann, token)).toEqual({ status: 403, code: 'bot_check.failed' })
  })

  it('passes once, however many requests try at the same time', async () => {
    const ben = await site.person('Ben')
    const token = solve(await challengeOf(ben))
    const responses = await Promise.all([1, 2, 3, 4].map(() => verify(ben, token)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
  })

  it('fails with too little work, work for something else, or a forged or expired challenge', async () => {
    const cid = await site.person('Cid')
    const challenge = await challengeOf(cid)
    const solved = solve(challenge)
    const easier = challenge.challenge.replace(/\.[\w-]{22}$/, `.${'A'.repeat(22)}`)
    const wrong = [
      fail(challenge),
      solve(await challengeOf(cid, 'sign_up')),
      solve({ ...challenge, challenge: easier }),
      solved.replace('session_verify', 'sessionverify'),
      `${solved}0`,
      '',
      'x'.repeat(100_000),
    ]
    for (const token of wrong) expect(await verify(cid, token)).toEqual({ status: 403, code: 'bot_check.failed' })
    site.clock.pass(105_000)
    expect(await verify(cid, solved)).toEqual({ status: 403, code: 'bot_check.failed' })
    expect((await sessionOf(cid)).verified_at).toBeNull()
  })

  it('requires a signed-in user', async () => {
    expect(await verify(site.visitor(), 'x')).toEqual({ status: 401, code: 'auth.required' })
    expect(await verify(await site.person('Dan'), undefined)).toEqual({ status: 400, code: 'request.missing' })
    const { status, headers } = await site.visitor().browser.send('/v3/sessions/verify/')
    expect([status, headers.get('allow')]).toEqual([405, 'PUT'])
  })
})

describe('[IDENT-01 a, IDENT-09 c] a registration with the token of a bot check', () => {
  const byHand = JSON.stringify({ filled_ms: 9_000, inputs: 40 })

  const isVerified = async (visitor: Visitor): Promise<boolean> => (await sessionOf(visitor)).verified_at !== null

  const registers = async (name: string, proof: { token?: string; behavior?: string | object }) => {
    const visitor = site.visitor()
    await visitor.registers(name, { recaptcha_v3_token: proof.token, user_behavior_data: proof.behavior })
    return isVerified(visitor)
  }
  const token = async (action = 'register') => solve(await challengeOf(site.visitor(), action))

  it('starts a verified session, unless a script filled in the form; it is never refused', async () => {
    expect(await registers('Reg1', { token: await token() })).toBe(true)
    expect(await registers('Reg2', { token: await token(), behavior: byHand })).toBe(true)
    expect(await registers('Reg3', { behavior: byHand })).toBe(false)
    expect(await registers('Reg7', { token: await token(), behavior: { filled_ms: 9_000, inputs: 40 } })).toBe(true)
    expect(await registers('Reg8', { token: await token(), behavior: { filled_ms: 12 } })).toBe(false)
    expect(await registers('Reg4', { token: await token('session_verify'), behavior: byHand })).toBe(false)
    const used = await token()
    expect(await registers('Reg5', { token: used })).toBe(true)
    expect(await registers('Reg6', { token: used })).toBe(false)
    for (const [n, behavior] of [
      '{"filled_ms":12,"inputs":3}',
      '{"filled_ms":9000,"inputs":0}',
      '{',
      'null',
    ].entries()) {
      expect([behavior, await registers(`Script${n}`, { token: await token(), behavior })]).toEqual([behavior, false])
    }
  })

  it('starts one by a handshake, too', async () => {
    for (const recaptcha_v3_token of [await token(), undefined]) {
      const visitor = site.visitor()
      const email = `hand-${recaptcha_v3_token === undefined}@example.org`
      const proof = { ...(recaptcha_v3_token !== undefined && { recaptcha_v3_token }) }
      const form = { email, password: PASSWORD, first_name: 'Hand', ...proof }
      const headers = { 'x-install-id': 'install-0123456789' }
      const response = await visitor.browser.send('/v3/register/email/handshake/', { method: 'POST', form, headers })
      const { data } = (await response.json()) as { data: { token: string } }
      await visitor.asks('HandshakeSessionResource', 'create', { token: data.token, isRegistration: true })
      expect(await isVerified(visitor)).toBe(recaptcha_v3_token !== undefined)
    }
  })
})

describe('[IDENT-09 b] a fingerprint', () => {
  const send = (visitor: Visitor, json: unknown) =>
    visitor.browser.send('/v3/spam/fingerprints/', { method: 'POST', json })

  it('is stored as a hash for a session, and not at all for a visitor', async () => {
    const [eve, fay] = [await site.person('Eve'), await site.person('Fay')]
    const fingerprint = { fonts: 'abc', maths: 1.5 }
    for (const person of [eve, fay]) expect((await send(person, { fingerprint })).status).toBe(200)
    const before = (await sessionOf(eve)).fingerprint
    expect(before).toMatch(/^[\w-]{22}$/)
    expect((await sessionOf(fay)).fingerprint).toBe(before)
    expect((await send(fay, { fingerprint: 'another' })).status).toBe(200)
    expect((await sessionOf(fay)).fingerprint).not.toBe(before)
    expect((await send(site.visitor(), { fingerprint })).status).toBe(200)
  })

  it.each([[{}], [{ fingerprint: '' }], [{ fingerprint: 'x'.repeat(20_001) }], [null]])(
    '%j is refused',
    async (json) => {
      expect((await send(site.visitor(), json)).status).toBe(400)
    },
  )
})
