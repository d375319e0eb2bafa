// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "header.create": null
  "header.create.pin": null
  "header.create.board": null
  "header.news": { readonly count: number }
  "header.messages": { readonly count: number }
  "header.account": null
  "header.profile": null
  "header.today": null
  "header.admin": null
  "header.experiments": null
  "header.settings": null
  "header.logOut": null
  "header.accounts": null
  "header.accounts.add": null
  "account.add": null
  "verification.banner": { readonly email: string | number }
  "verification.banner.kept": { readonly email: string | number }
  "verification.banner.owner": { readonly email: string | number }
  "verification.open": null
  "verification.putAway": null
  "verification.title": null
  "verification.text": null
  "verification.kept": null
  "verification.owner": null
  "verification.resend": null
  "verification.resent": null
  "verification.done": null
  "verification.close": null
  "ban.text": null
  "header.theme": null
  "header.theme.light": null
  "header.theme.dark": null
  "header.theme.system": null
}

const messages = {
  "header.create": "Create",
  "header.create.pin": "Create pin",
  "header.create.board": "Create board",
  "header.news": [["count","plural",{"0":["News"],"other":["News, ","#"," unread"]}]],
  "header.messages": [["count","plural",{"0":["Messages"],"other":["Messages, ","#"," unread"]}]],
  "header.account": "Your account",
  "header.profile": "Your profile",
  "header.today": "Explore",
  "header.admin": "Run the site",
  "header.experiments": "Experiments",
  "header.settings": "Settings",
  "header.logOut": "Log out",
  "header.accounts": "Your accounts",
  "header.accounts.add": "Add account",
  "account.add": "Add an account",
  "verification.banner": ["Is ",["email"]," yours? We sent a link there."],
  "verification.banner.kept": ["Is ",["email"]," yours? Mails of this site stay on its server; whoever runs it can read you the link."],
  "verification.banner.owner": ["Is ",["email"]," yours? Your site has no mail server yet: the mail with the link is in the folder “mail” of its data folder."],
  "verification.open": "Verify your email",
  "verification.putAway": "Remind me later",
  "verification.title": "Verify your email",
  "verification.text": "Keep your account secure by verifying your email address. Check the inbox associated with this account for an email from us to continue using the product.",
  "verification.kept": "This site has no mail server yet: its mails are kept instead of being sent. Whoever runs it can read you the link.",
  "verification.owner": "Your site has no mail server yet: its mails are kept in the folder “mail” of its data folder, this one among them.",
  "verification.resend": "Resend email",
  "verification.resent": "Email sent",
  "verification.done": "Got it",
  "verification.close": "Close",
  "ban.text": "Your account cannot make changes at the moment.",
  "header.theme": "Appearance",
  "header.theme.light": "Light",
  "header.theme.dark": "Dark",
  "header.theme.system": "As on your device",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
