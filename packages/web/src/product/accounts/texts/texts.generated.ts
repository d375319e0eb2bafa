// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "account.password": null
  "account.passwordHint": { readonly min: string | number }
  "account.showPassword": null
  "account.hidePassword": null
  "account.close": null
  "passkey.known": null
  "passkey.address": null
  "passkey.nothing": null
  "passkey.unsupported": null
  "reauthentication.title": null
  "reauthentication.text": null
  "reauthentication.confirm": null
  "settings.cancel": null
  "mail.kept": null
  "mail.owner": null
  "password.new": null
  "account.logIn": null
  "account.signUp": null
}

const messages = {
  "account.password": "Password",
  "account.passwordHint": ["At least ",["min"]," characters; a sentence is good."],
  "account.showPassword": "Show password",
  "account.hidePassword": "Hide password",
  "account.close": "Close",
  "passkey.known": "This device has a passkey for your account already.",
  "passkey.address": "Passkeys need an address with a name and https. This site is open at another.",
  "passkey.nothing": "No passkey was used. Try again.",
  "passkey.unsupported": "This browser cannot use passkeys.",
  "reauthentication.title": "Is it you?",
  "reauthentication.text": "Enter your password to go on. We do not ask again for ten minutes.",
  "reauthentication.confirm": "Continue",
  "settings.cancel": "Cancel",
  "mail.kept": "This site has no mail server yet: its mails are kept instead of being sent. Whoever runs it can read you the link.",
  "mail.owner": "Your site has no mail server yet: its mails are kept in the folder “mail” of its data folder, this one among them.",
  "password.new": "New password",
  "account.logIn": "Log in",
  "account.signUp": "Sign up",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
