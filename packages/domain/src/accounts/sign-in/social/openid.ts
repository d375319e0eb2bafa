import type * as Library from 'openid-client'
import type { Logger } from 'pino'

/** Somewhere else people have accounts, as the operator has configured it. */
export interface ProviderConfig {
  /** `google`; part of addresses and of what is stored. */
  readonly id: string
  /** What buttons call it. */
  readonly name: string
  /** `https://accounts.google.com`: where its description is found, unless it is given. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** For providers that do not describe themselves at their issuer. */
  readonly metadata?: {
    readonly authorization_endpoint: string
    readonly token_endpoint: string
    readonly jwks_uri: string
  }
}

/** What has to come back from the provider with the person. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Who came back. */
export interface SocialPerson {
  readonly subject: string
  readonly email: string | undefined
  /** The provider vouches for the address being theirs. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Signing in with accounts elsewhere. Nothing is configured by default. */
export interface SocialSignIn {
  readonly providers: readonly Pick<ProviderConfig, 'id' | 'name'>[]
  /** Where to send the person; `undefined` for a provider that is not configured. @throws when it cannot be reached */
  begin(providerId: string, redirectUri: string): Promise<{ readonly url: string; readonly checks: Checks } | undefined>
  /** Who came back to `address`. @throws when the provider, or whoever says so, is not to be believed */
  finish(providerId: string, address: string, checks: Checks): Promise<SocialPerson>
  /**
   * Whom an id token names that a client got from the provider by itself; `undefined` for a provider that is not
   * configured. @throws when it is not the provider's, not for this site, or over
   */
  identify(providerId: string, idToken: string): Promise<SocialPerson | undefined>
}

declare module '../../../kernel/context.ts' {
  interface Site {
    readonly social: SocialSignIn
  }
}

const TIMEOUT_S = 10
const SCOPE = 'openid email profile'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const personOf = (claims: Library.IDToken): SocialPerson => {
  const [first = '', ...rest] = text(claims['name']).split(' ')
  return {
    subject: claims.sub,
    email: text(claims['email']) || undefined,
    isEmailVerified: claims['email_verified'] === true,
    firstName: text(claims['given_name']) || first,
    lastName: text(claims['family_name']) || rest.join(' '),
  }
}

/** What a token says of its nonce, before anything of it is believed. */
const nonceIn = (token: string): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    nonce?: unknown
  } | null
  const nonce = text(claims?.nonce)
  if (nonce === '') throw new Error('The token has no nonce')
  return nonce
}

/** OpenID Connect with a code, PKCE, state and nonce, through a maintained library that is read when first needed. */
export const createSocialSignIn = (configs: readonly ProviderConfig[], log: Logger): SocialSignIn => {
  const opened = new Map<string, Promise<{ library: typeof Library; config: Library.Configuration }>>()

  const describe = async (provider: ProviderConfig) => {
    const library = await import('openid-client')
    const { issuer, clientId, clientSecret, metadata } = provider
    const secret = library.ClientSecretPost(clientSecret)
    // A provider on the operator's own machine; everywhere else the library insists on https.
    const isLocal = new URL(issuer).protocol === 'http:'
    const config = metadata
      ? new library.Configuration({ issuer, ...metadata }, clientId, { client_secret: clientSecret }, secret)
      : await library.discovery(new URL(issuer), clientId, { client_secret: clientSecret }, secret, {
          timeout: TIMEOUT_S,
          ...(isLocal && { execute: [library.allowInsecureRequests] }),
        })
    config.timeout = TIMEOUT_S
    return { library, config }
  }

  /** Asked once; a provider that could not be reached is asked again. */
  const open = (id: string) => {
    const provider = configs.find((known) => known.id === id)
    if (!provider) return undefined
    const known = opened.get(id) ?? describe(provider)
    opened.set(id, known)
    known.catch((error: unknown) => {
      opened.delete(id)
      log.warn({ err: error, provider: id }, 'a provider of social sign-in could not be reached')
    })
    return known
  }

  return {
    providers: configs.map(({ id, name }) => ({ id, name })),
    begin: async (providerId, redirectUri) => {
      const provider = await open(providerId)
      if (!provider) return undefined
      const { library, config } = provider
      const checks = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      }
      const url = library.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },
    finish: async (providerId, address, { state, nonce, verifier }) => {
      const provider = await open(providerId)
      if (!provider) throw new Error(`No provider is called ${providerId}`)
      const { library, config } = provider
      const tokens = await library.authorizationCodeGrant(config, new URL(address), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no identity')
      return personOf(claims)
    },
    identify: async (providerId, idToken) => {
      const provider = await open(providerId)
      if (!provider) return undefined
      const { library, config } = provider
      const { client_id: clientId } = config.clientMetadata()
      const reader = new library.Configuration({ ...config.serverMetadata() }, clientId)
      reader.timeout = TIMEOUT_S
      if (new URL(config.serverMetadata().issuer).protocol === 'http:') library.allowInsecureRequests(reader)
      library.useIdTokenResponseType(reader)
      // The nonce is the client's own: it made the journey, and nobody here could know it.
      const answer = new URL(`https://client.invalid/#${new URLSearchParams({ id_token: idToken })}`)
      return personOf(await library.implicitAuthentication(reader, answer, nonceIn(idToken)))
    },
  }
}
