// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "header.create": null
  "header.create.pin": null
  "header.create.board": null
  "header.notifications": { readonly count: number }
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
  "reminder.label": null
  "reminder.text": { readonly email: string | number }
  "reminder.verify": null
  "reminder.open": null
  "reminder.dismiss": null
  "ban.label": null
  "ban.text": null
  "header.theme": null
  "header.theme.light": null
  "header.theme.dark": null
  "header.theme.system": null
  "paste.image": null
  "paste.link": { readonly host: string | number }
  "paste.save": null
}

const messages = {
  "header.create": "Create",
  "header.create.pin": "Create pin",
  "header.create.board": "Create board",
  "header.notifications": [["count","plural",{"0":["Notifications"],"other":["Notifications, ","#"," unread"]}]],
  "header.messages": [["count","plural",{"0":["Messages"],"other":["Messages, ","#"," unread"]}]],
  "header.account": "Your account",
  "header.profile": "Your profile",
  "header.today": "Explore",
  "header.admin": "Admin",
  "header.experiments": "Experiments",
  "header.settings": "Settings",
  "header.logOut": "Log out",
  "header.accounts": "Your accounts",
  "header.accounts.add": "Add account",
  "account.add": "Add an account",
  "reminder.label": "Email not verified",
  "reminder.text": ["Please verify ",["email"],"."],
  "reminder.verify": "Verify",
  "reminder.open": "Verify your email",
  "reminder.dismiss": "Dismiss",
  "ban.label": "Your account",
  "ban.text": "Your account can’t make changes right now.",
  "header.theme": "Appearance",
  "header.theme.light": "Light",
  "header.theme.dark": "Dark",
  "header.theme.system": "Match system",
  "paste.image": "Save the image you pasted?",
  "paste.link": ["Save from ",["host"],"?"],
  "paste.save": "Save",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
