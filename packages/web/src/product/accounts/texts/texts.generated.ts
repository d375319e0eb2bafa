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
  "accountChange.title": { readonly name: string | number }
  "accountChange.text": null
  "accountChange.reload": null
  "accountChange.stay": null
  "accountChange.loggedOut": null
  "accountChange.loggedOutText": null
  "accountChange.done": { readonly name: string | number }
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
  "accountChange.title": ["You’re logged in as ",["name"]," now"],
  "accountChange.text": "You logged in or switched accounts in another tab. This page can’t save anything any more. Reloading it loses what you typed.",
  "accountChange.reload": "Reload",
  "accountChange.stay": "Stay on this page",
  "accountChange.loggedOut": "You’re logged out",
  "accountChange.loggedOutText": "You logged out in another tab, or your session ended. Log in to continue. What you typed on this page will be lost.",
  "accountChange.done": ["You’re logged in as ",["name"]," now, because you logged in or switched accounts in another tab."],
  "account.logIn": "Log in",
  "account.signUp": "Sign up",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
