import type * as SimpleWebAuthn from '@simplewebauthn/browser'

/** Comes when it is needed. */
type Library = typeof SimpleWebAuthn
type CreationOptions = SimpleWebAuthn.PublicKeyCredentialCreationOptionsJSON
type RequestOptions = SimpleWebAuthn.PublicKeyCredentialRequestOptionsJSON

type RefusalText = 'passkey.known' | 'passkey.address' | 'passkey.nothing' | 'passkey.unsupported'

/** Nothing came of asking the browser for a passkey; `text` says why to people. */
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
  // Browsers refuse addresses made of numbers and plain http, whatever device there is.
  if (name === 'SecurityError') return new PasskeyRefusal('passkey.address', thrown)
  return new PasskeyRefusal('passkey.nothing', thrown)
}

const ask = async <Answer>(act: (library: Library) => Promise<Answer>): Promise<Answer> => {
  const library = await import('@simplewebauthn/browser')
  if (!library.browserSupportsWebAuthn()) throw new PasskeyRefusal('passkey.unsupported')
  try {
    return await act(library)
  } catch (thrown) {
    throw refusalOf(thrown)
  }
}

/** Has the browser make a passkey. @throws PasskeyRefusal */
export const makePasskey = (options: unknown): Promise<object> =>
  ask((library) => library.startRegistration({ optionsJSON: options as CreationOptions }))

/** Has the browser sign with a passkey. @throws PasskeyRefusal */
export const signWithPasskey = (options: unknown): Promise<object> =>
  ask((library) => library.startAuthentication({ optionsJSON: options as RequestOptions }))
