import type {
  AuthenticationResponseJSON,
  generateAuthenticationOptions,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../../kernel/index.ts'
import { passkeysOf, type StoredPasskey, notePasskeyUse } from './mfa-store.ts'

/** Loaded on first use: reading it takes more than a tenth of the startup time. */
const webauthn = () => import('@simplewebauthn/server')

const SITE_NAME = 'Corkboard'
const MAX_TRANSPORTS = 8

/** The options passed to a browser as they are. We only use the challenge. */
export type PasskeyOptions = { readonly challenge: string }

type Transports = NonNullable<
  Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']
>[number]['transports']

const relyingParty = (origin: string): string => new URL(origin).hostname
const transportsOf = ({ transports }: StoredPasskey): Transports => [...transports] as Transports

/** The options with which a browser requests a new passkey from an authenticator. */
export const newPasskeyOptions = async (
  ctx: Ctx,
  person: { readonly id: Id; readonly username: string; readonly fullName: string },
  origin: string,
): Promise<PasskeyOptions> => {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: relyingParty(origin),
    userID: new TextEncoder().encode(person.id),
    userName: person.username,
    userDisplayName: person.fullName,
    attestationType: 'none',
    excludeCredentials: (await passkeysOf(ctx.db, person.id)).map((passkey) => ({
      id: passkey.id,
      ...(passkey.transports.length > 0 && { transports: [...passkey.transports] }),
    })),
    // As the second of two steps, it only has to show that the user is present.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** The passkey that an authenticator has created for the challenge; `undefined` when it has not. */
export const readNewPasskey = async (
  ctx: Ctx,
  response: unknown,
  { challenge, origin }: { readonly challenge: string; readonly origin: string },
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> => {
  try {
    const { verifyRegistrationResponse } = await webauthn()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty(origin),
      requireUserVerification: false,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const words = transports.filter((word) => typeof word === 'string' && word.length < 20).slice(0, MAX_TRANSPORTS)
    return { id, publicKey: Buffer.from(publicKey), counter, transports: words }
  } catch (error) {
    // The library throws for anything invalid. To us, all of that is a wrong response.
    ctx.log.debug({ err: error }, 'a response was no new passkey')
    return undefined
  }
}

/** The options with which a browser requests a signature; `undefined` for users without passkeys. */
export const passkeyLoginOptions = async (
  ctx: Ctx,
  userId: Id,
  origin: string,
): Promise<PasskeyOptions | undefined> => {
  const passkeys = await passkeysOf(ctx.db, userId)
  if (passkeys.length === 0) return undefined
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: relyingParty(origin),
    allowCredentials: passkeys.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    userVerification: 'preferred',
  })
}

/** True when one of the user's passkeys has signed the challenge. */
export const isSignedByPasskey = async (
  ctx: Ctx,
  userId: Id,
  response: unknown,
  { challenge, origin }: { readonly challenge: string; readonly origin: string },
): Promise<boolean> => {
  const given = response as AuthenticationResponseJSON
  const passkey = (await passkeysOf(ctx.db, userId)).find(({ id }) => id === given?.id)
  if (!passkey) return false
  try {
    const { verifyAuthenticationResponse } = await webauthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty(origin),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
      requireUserVerification: false,
    })
    if (verified) await notePasskeyUse(ctx.db, userId, passkey.id, authenticationInfo.newCounter, ctx.now())
    return verified
  } catch (error) {
    ctx.log.debug({ err: error }, 'a response was no signature of the passkey')
    return false
  }
}
