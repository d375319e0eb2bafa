import type * as Library from 'openid-client'
import type { Logger } from 'pino'

/** An identity provider, as the operator has configured it. */
export interface ProviderConfig {
  /** Such as `google`; part of URLs and of stored data. */
  readonly id: string
  /** The name on its button. */
  readonly name: string
  /** Such as `https://accounts.google.com`; its metadata is found there, unless it is given. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** For providers that do not publish their metadata at their issuer. */
  readonly metadata?: {
    readonly authorization_endpoint: string
    readonly token_endpoint: string
    readonly jwks_uri: string
  }
}

/** The values that the provider's response must match. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The user as the provider describes them. */
export interface SocialPerson {
  readonly subject: string
  readonly email: string | undefined
  /** The provider has verified that the email address is theirs. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Login with external accounts. Nothing is configured by default. */
export interface SocialSignIn {
  readonly providers: readonly Pick<ProviderConfig, 'id' | 'name'>[]
  /**
   * The URL to redirect the user to; `undefined` for a provider that is not configured.
   * @throws when the provider cannot be reached
   */
  begin(providerId: string, redirectUri: string): Promise<{ readonly url: string; readonly checks: Checks } | undefined>
  /**
   * The user who came back to `address`.
   * @throws when the response is invalid
   */
  finish(providerId: string, address: string, checks: Checks): Promise<SocialPerson>
  /**
   * The user named by an ID token that a client got from the provider itself; `undefined` for a provider that is not
   * configured.
   * @throws when the token is not the provider's, not for this site, or expired
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

/** The nonce in a token, before anything in it is trusted. */
const nonceIn = (token: string): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    nonce?: unknown
  } | null
  const nonce = text(claims?.nonce)
  if (nonce === '') throw new Error('The token has no nonce')
  return nonce
}

/** OpenID Connect with a code, PKCE, state and nonce, through a maintained library that is loaded on first use. */
export const createSocialSignIn = (configs: readonly ProviderConfig[], log: Logger): SocialSignIn => {
  const opened = new Map<string, Promise<{ library: typeof Library; config: Library.Configuration }>>()

  const describe = async (provider: ProviderConfig) => {
    const library = await import('openid-client')
    const { issuer, clientId, clientSecret, metadata } = provider
    const secret = library.ClientSecretPost(clientSecret)
    // For a provider on the operator's own machine. Everywhere else the library insists on https.
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

  /** Discovered once; after a failure it is tried again. */
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
      // The nonce is the client's own: it ran the flow, so we cannot know it.
      const response = new URL(`https://client.invalid/#${new URLSearchParams({ id_token: idToken })}`)
      return personOf(await library.implicitAuthentication(reader, response, nonceIn(idToken)))
    },
  }
}
