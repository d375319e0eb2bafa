import { TOTP } from 'otpauth'

/** An authenticator app with the codes of one account. */
export interface AuthenticatorApp {
  /** The code at a given time; changes every half minute. */
  codeAt(moment: Date): string
}

/** @param secret base 32, as users type it or as the URL of a QR code contains it */
export const createAuthenticatorApp = (secret: string): AuthenticatorApp => {
  const totp = new TOTP({ secret: secret.replaceAll(/\s/g, '') })
  return { codeAt: (moment) => totp.generate({ timestamp: moment.getTime() }) }
}
