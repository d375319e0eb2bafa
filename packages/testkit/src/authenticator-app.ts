import { TOTP } from 'otpauth'

/** An app on somebody's phone that shows the codes of one account. */
export interface AuthenticatorApp {
  /** What it shows at a moment; each half minute something else. */
  codeAt(moment: Date): string
}

/** @param secret base 32, as people type it or as the address of a QR code carries it */
export const createAuthenticatorApp = (secret: string): AuthenticatorApp => {
  const totp = new TOTP({ secret: secret.replaceAll(/\s/g, '') })
  return { codeAt: (moment) => totp.generate({ timestamp: moment.getTime() }) }
}
