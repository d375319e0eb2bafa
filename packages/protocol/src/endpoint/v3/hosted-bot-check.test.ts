import { createHash } from 'node:crypto'
import type { HostedCheck } from '@corkboard/contract'
import type { HostedCheckConfig } from '@corkboard/domain/accounts/sign-in'
import { startLocalServer, TestSite, type Visitor } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'

/** A bot check like hosted services: a secret identifies the caller, and each token counts once. */
const startBotService = async (people: Readonly<Record<string, unknown>>) => {
  const spent = new Set<string>()
  const server = await startLocalServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const token = form.get('response') ?? ''
      if (token === 'busy') return void response.writeHead(503).end()
      if (token === 'moved') return void response.writeHead(302, { location: '/elsewhere' }).end()
      if (token === 'words') return void response.end('well…')
      const knows = request.method === 'POST' && form.get('secret') === 'a secret' && !spent.has(token)
      spent.add(token)
      response.end(JSON.stringify((knows && people[token]) || { success: false, 'error-codes': ['invalid'] }))
    })
  })
  const config: HostedCheckConfig = {
    verifyUrl: `${server.origin}/siteverify`,
    secret: 'a secret',
    scriptUrl: `${server.origin}/api.js`,
    siteKey: 'a key',
    lowestScore: 0.5,
  }
  return { server, config }
}

const verify = async (visitor: Visitor, recaptcha_token: string) =>
  (await visitor.browser.send('/v3/sessions/verify/', { method: 'PUT', json: { recaptcha_token } })).status

describe('[IDENT-09 c] a hosted bot check', () => {
  it('verifies only users whom the service considers human, and only once', async () => {
    const { server, config } = await startBotService({
      person: { success: true, action: 'session_verify', score: 0.9 },
      plain: { success: true },
      program: { success: true, action: 'session_verify', score: 0.1 },
      elsewhere: { success: true, action: 'sign_up', score: 0.9 },
      almost: { success: 'true' },
    })
    await using _ = server
    await using site = await TestSite.start({ worker: false, botCheck: config })
    const olivia = await site.person('Olivia')
    expect(await olivia.asks<HostedCheck>('BotCheckResource', 'get', { action: 'session_verify' })).toEqual({
      kind: 'hosted',
      script_url: config.scriptUrl,
      site_key: 'a key',
      action: 'session_verify',
    })
    expect(await verify(olivia, 'person')).toBe(200)
    expect(await verify(olivia, 'plain')).toBe(200)
    const { rows } = await site.site.database.pool.query('select verified_at from sessions where token_hash = $1', [
      createHash('sha256')
        .update(olivia.browser.cookie('corkboard_session') ?? '')
        .digest(),
    ])
    expect(rows).toEqual([{ verified_at: site.clock.now() }])
    const others = ['person', 'program', 'elsewhere', 'almost', 'unknown', '', 'busy', 'moved', 'words']
    for (const token of others) expect(await verify(olivia, token)).toBe(403)
    expect(server.requests.map(({ url }) => url)).not.toContain('/elsewhere')
    expect(site.logged).toContainEqual(expect.objectContaining({ msg: 'the bot check could not be asked' }))
    expect(JSON.stringify(site.logged)).not.toContain('a secret')
  })

  it('lets no one pass while the service is unavailable', async () => {
    const { server, config } = await startBotService({})
    await server[Symbol.asyncDispose]()
    await using site = await TestSite.start({ worker: false, botCheck: config })
    expect(await verify(await site.person('Olivia'), 'person')).toBe(403)
  })
})
