// Made by `npm run gen` from the sources next to it.
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
  "account.passwordHint": ["At least ",["min"]," characters. A short sentence works well."],
  "account.showPassword": "Show password",
  "account.hidePassword": "Hide password",
  "account.close": "Close",
  "passkey.known": "This device already has a passkey for your account.",
  "passkey.address": "Passkeys only work on an https address with a domain name.",
  "passkey.nothing": "No passkey was used. Try again.",
  "passkey.unsupported": "This browser doesn’t support passkeys.",
  "reauthentication.title": "Confirm it’s you",
  "reauthentication.text": "Enter your password to continue. We won’t ask again for ten minutes.",
  "reauthentication.confirm": "Continue",
  "settings.cancel": "Cancel",
  "mail.kept": "This site doesn’t send email yet. Ask your admin for the link.",
  "mail.owner": "Email isn’t set up yet. You’ll find this email in data/mail.",
  "password.new": "New password",
  "accountChange.title": ["You’re now logged in as ",["name"]],
  "accountChange.text": "You logged in or switched accounts in another tab. This page can’t save anything anymore. If you reload it, you’ll lose what you typed.",
  "accountChange.reload": "Reload",
  "accountChange.stay": "Stay on this page",
  "accountChange.loggedOut": "You’re logged out",
  "accountChange.loggedOutText": "You logged out in another tab, or your session ended. Log in to continue. You’ll lose what you typed on this page.",
  "accountChange.done": ["You’re now logged in as ",["name"],", because you logged in or switched accounts in another tab."],
  "account.logIn": "Log in",
  "account.signUp": "Sign up",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
