import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderConfig } from '@corkboard/domain/accounts/sign-in'
import Provider from 'oidc-provider'
import { openBrowser } from './browser.ts'

/** A user with an account at the provider. */
export interface ProvidedPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly given_name?: string
  readonly family_name?: string
}

/** A real OpenID provider on this machine, where any given user is signed in and consents. */
export interface IdentityProvider extends AsyncDisposable {
  readonly config: ProviderConfig
  /** Lets this site send users here. Call it once the site's address is known. */
  trust(siteOrigin: string): void
  /**
   * Goes through the provider's pages as this user, or refuses if undefined. Returns path and query of the site's URL
   * that the provider redirects to.
   */
  visit(url: string, person: ProvidedPerson | undefined): Promise<string>
  /** Returns an id token of this user, as a separate client gets one for the site. */
  idToken(person: ProvidedPerson): Promise<string>
}

const CLIENT_SECRET = 'a secret that only tests know'

const notYet: RequestListener = (_request, response) => void response.writeHead(503).end()

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }
}

/** @param id the site's name for it */
export const startIdentityProvider = async (id = 'oidc'): Promise<IdentityProvider> => {
  let reply = notYet
  const server = createServer((request, response) => reply(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = { id, name: 'Elsewhere', issuer, clientId: 'corkboard', clientSecret: CLIENT_SECRET }
  const people = new Map<string, ProvidedPerson>()
  let present: ProvidedPerson | undefined
  let callback = ''

  const trust = (siteOrigin: string): void => {
    callback = `${siteOrigin}/oauth/${id}/callback/`
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: config.clientId,
          client_secret: config.clientSecret,
          redirect_uris: [callback],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [signingKey()] },
      cookies: { keys: [randomUUID()] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: async (_ctx: unknown, sub: string) => ({
        accountId: sub,
        claims: async () => people.get(sub) ?? { sub },
      }),
    })
    const pages = provider.callback()
    reply = (request, response) => {
      if (request.url?.startsWith('/interaction/')) void interact(provider, request, response)
      else pages(request, response)
    }
  }

  const interact = async (provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const finish = (result: object, mergeWithLastSubmission = false) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission })
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (!present) return finish({ error: 'access_denied' })
    if (prompt.name === 'login') return finish({ login: { accountId: present.sub } })
    const grant = new provider.Grant({ accountId: session?.accountId ?? present.sub, clientId: params.client_id })
    grant.addOIDCScope('openid email profile')
    return finish({ consent: { grantId: await grant.save() } }, true)
  }

  const visit: IdentityProvider['visit'] = async (url, person) => {
    present = person
    if (person) people.set(person.sub, person)
    try {
      const browser = openBrowser(issuer)
      let next = new URL(url)
      while (next.origin === issuer) {
        const response = await browser.send(`${next.pathname}${next.search}`)
        const location = response.headers.get('location')
        if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
        next = new URL(location, next)
      }
      return `${next.pathname}${next.search}`
    } finally {
      present = undefined
    }
  }

  const idToken: IdentityProvider['idToken'] = async (person) => {
    const verifier = `${randomUUID()}${randomUUID()}`
    const client = { client_id: config.clientId, redirect_uri: callback }
    const wish = {
      ...client,
      response_type: 'code',
      scope: 'openid email profile',
      nonce: randomUUID(),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }
    const back = await visit(`${issuer}/auth?${new URLSearchParams(wish)}`, person)
    const response = await fetch(`${issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...client,
        client_secret: config.clientSecret,
        grant_type: 'authorization_code',
        code: new URL(back, issuer).searchParams.get('code') ?? '',
        code_verifier: verifier,
      }),
    })
    const { id_token: token } = (await response.json()) as { id_token?: string }
    if (token === undefined) throw new Error(`The provider answered ${response.status} without a token`)
    return token
  }

  return {
    config,
    trust,
    visit,
    idToken,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
