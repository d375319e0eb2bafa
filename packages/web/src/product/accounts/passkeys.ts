import type * as SimpleWebAuthn from '@simplewebauthn/browser'

/** Loaded on demand. */
type Library = typeof SimpleWebAuthn
type CreationOptions = SimpleWebAuthn.PublicKeyCredentialCreationOptionsJSON
type RequestOptions = SimpleWebAuthn.PublicKeyCredentialRequestOptionsJSON

type RefusalText = 'passkey.known' | 'passkey.address' | 'passkey.nothing' | 'passkey.unsupported'

/** Thrown when the browser returns no passkey. `text` is the reason to show. */
export class PasskeyRefusal extends Error {
  override readonly name = 'PasskeyRefusal'
  readonly text: RefusalText
  constructor(text: RefusalText, cause?: unknown) {
    super(text, { cause })
    this.text = text
  }
}

const refusalOf = (thrown: unknown): PasskeyRefusal => {
  const { name, code } = thrown as { name?: string; code?: string }
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return new PasskeyRefusal('passkey.known', thrown)
  // Browsers refuse IP addresses and plain http on any device.
  if (name === 'SecurityError') return new PasskeyRefusal('passkey.address', thrown)
  return new PasskeyRefusal('passkey.nothing', thrown)
}

const ask = async <Result>(action: (library: Library) => Promise<Result>): Promise<Result> => {
  const library = await import('@simplewebauthn/browser')
  if (!library.browserSupportsWebAuthn()) throw new PasskeyRefusal('passkey.unsupported')
  try {
    return await action(library)
  } catch (thrown) {
    throw refusalOf(thrown)
  }
}

/**
 * Asks the browser to create a passkey.
 * @throws PasskeyRefusal
 */
export const makePasskey = (options: unknown): Promise<object> =>
  ask((library) => library.startRegistration({ optionsJSON: options as CreationOptions }))

/**
 * Asks the browser to sign with a passkey.
 * @throws PasskeyRefusal
 */
export const signWithPasskey = (options: unknown): Promise<object> =>
  ask((library) => library.startAuthentication({ optionsJSON: options as RequestOptions }))
