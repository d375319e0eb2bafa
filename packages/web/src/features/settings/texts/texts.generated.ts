// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "preference.locked.under16": null
  "notifications.title": null
  "notifications.text": null
  "notifications.ways": null
  "notifications.back": null
  "notifications.manage": { readonly way: string | number }
  "notifications.count": { readonly count: string | number; readonly total: string | number }
  "notifications.news": null
  "notifications.news.text": null
  "notifications.mail": null
  "notifications.mail.text": { readonly email: string | number }
  "notifications.requests": null
  "notifications.requests.text": null
  "notifications.kinds": null
  "audience.everyone": null
  "audience.following": null
  "audience.mutuals": null
  "audience.nobody": null
  "permissions.title": null
  "permissions.text": null
  "permissions.messages": null
  "permissions.comments": null
  "permissions.mentions": null
  "permissions.mentions.change": null
  "permissions.blocked": null
  "permissions.blocked.text": null
  "permissions.blocked.none": null
  "permissions.blocked.more": null
  "permissions.unblock": null
  "permissions.unblock.name": { readonly name: string | number }
  "permissions.found": null
  "permissions.byEmail": null
  "permissions.byEmail.text": null
  "permissions.byPhone": null
  "permissions.byPhone.text": null
  "permissions.suggested": null
  "permissions.suggested.text": null
  "permissions.pictures": null
  "permissions.originals": null
  "permissions.originals.text": null
  "mentions.title": null
  "mentions.text": null
  "mentions.from": null
  "mentions.everyone.text": null
  "mentions.following.text": null
  "mentions.nobody.text": null
  "privacy.title": null
  "privacy.text": null
  "privacy.profile": null
  "privacy.private": null
  "privacy.private.text": null
  "privacy.search": null
  "privacy.search.text": null
  "privacy.personalization": null
  "privacy.visits": null
  "privacy.visits.text": null
  "privacy.shopping": null
  "privacy.shopping.text": null
  "privacy.cookies.manage": null
  "privacy.cookies.text": null
  "portrait.title": null
  "portrait.text": null
  "portrait.add": null
  "portrait.change": null
  "portrait.changed": null
  "portrait.crop": null
  "portrait.preview": null
  "portrait.zoom": null
  "portrait.across": null
  "portrait.down": null
  "portrait.use": null
  "portrait.cancel": null
  "portrait.sending": null
  "portrait.remove": null
  "portrait.remove.title": null
  "portrait.remove.text": null
  "portrait.keep": null
  "portrait.removed": null
  "ownProfile.title": null
  "ownProfile.text": null
  "ownProfile.firstName": null
  "ownProfile.lastName": null
  "ownProfile.username": null
  "ownProfile.username.text": { readonly min: string | number; readonly max: string | number }
  "ownProfile.about": null
  "ownProfile.pronouns": null
  "ownProfile.website": null
  "ownProfile.business": null
  "ownProfile.private": null
  "ownProfile.birthday": null
  "ownProfile.birthday.text": null
  "ownProfile.birthday.given": null
  "ownProfile.gender": null
  "ownProfile.gender.none": null
  "ownProfile.gender.female": null
  "ownProfile.gender.male": null
  "ownProfile.gender.custom": null
  "ownProfile.gender.unspecified": null
  "ownProfile.gender.own": null
  "ownProfile.phoneCountry": null
  "ownProfile.phoneCountry.none": null
  "ownProfile.phone": null
  "ownProfile.saving": null
  "ownProfile.saving.ask": null
  "ownProfile.saving.last": null
  "ownProfile.grids": null
  "ownProfile.grids.quiet": null
  "ownProfile.grids.quiet.text": null
  "language.title": null
  "language.text": null
  "language.locale": null
  "language.locale.text": null
  "language.unspoken": { readonly language: string | number }
  "language.country": null
  "passcode.title": null
  "passcode.text": null
  "passcode.guards": null
  "passcode.guards.account": null
  "passcode.guards.profile": null
  "passcode.guards.reach": null
  "passcode.guards.data": null
  "passcode.guards.free": null
  "passcode.adult": null
  "passcode.adult.text": null
  "passcode.none": null
  "passcode.none.text": null
  "passcode.setUp": null
  "passcode.setUp.title": null
  "passcode.setUp.text": null
  "passcode.setUp.done": { readonly email: string | number }
  "passcode.code": null
  "passcode.current": null
  "passcode.email": null
  "passcode.email.hint": null
  "passcode.confirmEmail": null
  "passcode.create": null
  "passcode.on": null
  "passcode.change": null
  "passcode.change.title": null
  "passcode.changed": null
  "passcode.email.change": null
  "passcode.email.changed": { readonly email: string | number }
  "passcode.email.confirmed": null
  "passcode.email.unconfirmed": null
  "passcode.email.resend": null
  "passcode.email.resent": null
  "passcode.forgotten": null
  "passcode.forgotten.text": null
  "passcode.forgotten.unconfirmed": null
  "passcode.forgotten.send": null
  "passcode.forgotten.sent": { readonly email: string | number }
  "passcode.remove": null
  "passcode.remove.text": null
  "passcode.removed": null
  "settings.title": null
  "settings.sections": null
  "settings.change": null
  "settings.manage": null
  "settings.failed": null
  "accountSettings.title": null
  "accountSettings.text": null
  "accountSettings.username": null
  "accountSettings.username.change": null
  "accountSettings.email": null
  "accountSettings.email.change": null
  "accountSettings.verified": null
  "accountSettings.unverified": null
  "accountSettings.password": null
  "accountSettings.password.change": null
  "accountSettings.password.hidden": null
  "accountSettings.password.none": null
  "accountSettings.twoFactor.manage": null
  "accountSettings.sessions.manage": null
  "dataDownload.title": null
  "dataDownload.text": null
  "dataDownload.mail": null
  "dataDownload.ask": null
  "dataDownload.askAgain": null
  "dataDownload.asked": null
  "dataDownload.requested": { readonly asked: string | number }
  "dataDownload.ready": { readonly made: string | number; readonly size: string | number; readonly until: string | number }
  "dataDownload.expired": { readonly asked: string | number; readonly until: string | number }
  "dataDownload.fetch": null
  "accountSettings.delete": null
  "accountSettings.delete.text": null
  "deletion.title": { readonly name: string | number }
  "deletion.text": null
  "deletion.final": null
  "deletion.confirm": null
  "deletion.keep": null
  "email.title": null
  "email.text": null
  "email.verify": null
  "email.new": null
  "email.hint": null
  "email.save": null
  "email.sent": { readonly email: string | number }
  "password.title": null
  "password.text": null
  "password.old": null
  "password.save": null
  "password.saved": null
  "password.none": null
  "password.first": null
  "twoFactor.title": null
  "twoFactor.text": null
  "twoFactor.on": null
  "twoFactor.off": null
  "twoFactor.required": null
  "twoFactor.turnOn": null
  "twoFactor.ready": null
  "twoFactor.ready.back": null
  "twoFactor.noPassword": null
  "twoFactor.noPassword.text": null
  "twoFactor.app": null
  "twoFactor.app.text": null
  "twoFactor.app.add": null
  "twoFactor.app.remove": null
  "twoFactor.app.remove.title": null
  "twoFactor.app.removed": null
  "twoFactor.app.added": null
  "twoFactor.remove.text": null
  "twoFactor.remove.last": null
  "twoFactor.remove.required": null
  "twoFactor.remove.required.text": null
  "twoFactor.remove.keep": null
  "twoFactor.passkeys": null
  "twoFactor.passkeys.text": null
  "twoFactor.passkeys.add": null
  "twoFactor.passkeys.limit": { readonly count: string | number }
  "twoFactor.passkey.facts": { readonly added: string | number }
  "twoFactor.passkey.used": { readonly added: string | number; readonly used: string | number }
  "twoFactor.passkey.name": null
  "twoFactor.passkey.name.hint": null
  "twoFactor.passkey.create": null
  "twoFactor.passkey.added": { readonly name: string | number }
  "twoFactor.passkey.rename": null
  "twoFactor.passkey.rename.named": { readonly name: string | number }
  "twoFactor.passkey.rename.title": null
  "twoFactor.passkey.remove": null
  "twoFactor.passkey.remove.named": { readonly name: string | number }
  "twoFactor.passkey.remove.title": { readonly name: string | number }
  "twoFactor.passkey.remove.text": null
  "twoFactor.passkey.removed": { readonly name: string | number }
  "twoFactor.codes": null
  "twoFactor.codes.left": { readonly count: number }
  "twoFactor.codes.off": null
  "twoFactor.codes.renew": null
  "twoFactor.codes.renew.title": null
  "twoFactor.codes.renew.text": null
  "twoFactor.codes.renew.keep": null
  "totp.title": null
  "totp.scan": null
  "totp.qr": null
  "totp.type": null
  "totp.enter": null
  "totp.code": null
  "totp.confirm": null
  "codes.title": null
  "codes.text": null
  "codes.list": null
  "codes.copy": null
  "codes.copied": null
  "codes.copyFailed": null
  "codes.download": null
  "codes.file": null
  "codes.print": null
  "codes.kept": null
  "codes.keepFirst": null
  "codes.done": null
  "linked.title": null
  "linked.text": null
  "linked.list": null
  "linked.none": null
  "linked.not": null
  "linked.since": { readonly date: string | number }
  "linked.link": null
  "linked.link.named": { readonly provider: string | number }
  "linked.done": { readonly provider: string | number }
  "linked.unlink": null
  "linked.unlink.named": { readonly provider: string | number }
  "linked.unlink.title": { readonly provider: string | number }
  "linked.unlink.text": { readonly provider: string | number }
  "linked.unlinked": { readonly provider: string | number }
  "sessions.title": null
  "sessions.text": null
  "sessions.list": null
  "sessions.device": { readonly browser: string | number; readonly system: string | number }
  "sessions.unknown": null
  "sessions.current": null
  "sessions.used": { readonly used: string | number }
  "sessions.began": { readonly began: string | number }
  "sessions.end": null
  "sessions.end.named": { readonly device: string | number; readonly used: string | number }
  "sessions.ended": null
  "sessions.endAll": null
  "sessions.endAll.title": null
  "sessions.endAll.text": { readonly count: number }
  "sessions.endAll.keep": null
  "sessions.endedAll": null
  "sessions.only": null
}

const messages = {
  "preference.locked.under16": "You can change this once you are 16.",
  "notifications.title": "Notifications",
  "notifications.text": "What you hear about, and where. Mail about your account itself always comes.",
  "notifications.ways": "Ways to hear from us",
  "notifications.back": "All notifications",
  "notifications.manage": ["Manage: ",["way"]],
  "notifications.count": [["count"]," of ",["total"]," on"],
  "notifications.news": "News on Corkboard",
  "notifications.news.text": "What is listed when you open your notifications here.",
  "notifications.mail": "Email notifications",
  "notifications.mail.text": ["What we write to ",["email"],"."],
  "notifications.requests": "Message requests",
  "notifications.requests.text": "Who may write to you.",
  "notifications.kinds": "Tell me about",
  "audience.everyone": "Everyone",
  "audience.following": "People you follow",
  "audience.mutuals": "People you follow who follow you too",
  "audience.nobody": "Nobody",
  "permissions.title": "Permissions",
  "permissions.text": "Who may reach you, and who may find you.",
  "permissions.messages": "Who may send you messages",
  "permissions.comments": "Who may comment on your pins",
  "permissions.mentions": "Who may mention you",
  "permissions.mentions.change": "Change who may mention you",
  "permissions.blocked": "Blocked people",
  "permissions.blocked.text": "They cannot follow you, write to you, or save and comment on what you share.",
  "permissions.blocked.none": "You have not blocked anybody.",
  "permissions.blocked.more": "Show more",
  "permissions.unblock": "Unblock",
  "permissions.unblock.name": ["Unblock ",["name"]],
  "permissions.found": "Being found",
  "permissions.byEmail": "By email address",
  "permissions.byEmail.text": "People who search for your whole email address find your profile. Verify it first.",
  "permissions.byPhone": "By phone number",
  "permissions.byPhone.text": "People who search for your whole phone number find your profile.",
  "permissions.suggested": "Suggest me to others",
  "permissions.suggested.text": "Your name may come up when people you aren’t connected with start to type it. Turned off, they need your whole username.",
  "permissions.pictures": "Your pictures",
  "permissions.originals": "Others may download my pictures",
  "permissions.originals.text": "Whoever sees a pin of yours may download its picture as you uploaded it. Turned off, only you can; others still see it at up to 1200 pixels across.",
  "mentions.title": "Mentions",
  "mentions.text": "Whoever may mention you can link your name in pins and comments, and you hear about it.",
  "mentions.from": "Who may mention you",
  "mentions.everyone.text": "Anybody with an account.",
  "mentions.following.text": "Only those whom you chose to follow.",
  "mentions.nobody.text": "Your name is never linked, and you hear of none.",
  "privacy.title": "Privacy and data",
  "privacy.text": "Who sees what you save, and what we use to choose what you see.",
  "privacy.profile": "Your profile",
  "privacy.private": "Private profile",
  "privacy.private.text": "Only followers see your profile, boards and pins.",
  "privacy.search": "Hide from search engines",
  "privacy.search.text": "We ask search engines to leave out your profile, boards and pins. They may take weeks to forget them.",
  "privacy.personalization": "Personalization",
  "privacy.visits": "Pins you open",
  "privacy.visits.text": "Pins you opened before you signed up shape your first home feed, and pins you just opened move down. Turned off, we use none and delete those we stored.",
  "privacy.shopping": "Shopping recommendations",
  "privacy.shopping.text": "The Shopping page has a part with products picked for you.",
  "privacy.cookies.manage": "Manage cookies",
  "privacy.cookies.text": "What this browser may keep for us.",
  "portrait.title": "Your picture",
  "portrait.text": "Everybody sees it beside your name.",
  "portrait.add": "Add a picture",
  "portrait.change": "Change picture",
  "portrait.changed": "This is your picture now",
  "portrait.crop": "Place your picture",
  "portrait.preview": "Your picture; what lies in the circle will be seen",
  "portrait.zoom": "Zoom",
  "portrait.across": "Left to right",
  "portrait.down": "Top to bottom",
  "portrait.use": "Use this picture",
  "portrait.cancel": "Cancel",
  "portrait.sending": "Sending your picture",
  "portrait.remove": "Remove picture",
  "portrait.remove.title": "Remove your picture?",
  "portrait.remove.text": "Your initials are shown instead. You can add a picture again at any time.",
  "portrait.keep": "Keep it",
  "portrait.removed": "Your picture is gone",
  "ownProfile.title": "Your profile",
  "ownProfile.text": "What others see of you, and a few things only we know.",
  "ownProfile.firstName": "First name",
  "ownProfile.lastName": "Last name (optional)",
  "ownProfile.username": "Username",
  "ownProfile.username.text": [["min"]," to ",["max"]," letters, digits or underscores. Your profile moves along; others may then take the old one."],
  "ownProfile.about": "About you",
  "ownProfile.pronouns": "Pronouns",
  "ownProfile.website": "Website",
  "ownProfile.business": "Business name",
  "ownProfile.private": "Only for us",
  "ownProfile.birthday": "Date of birth",
  "ownProfile.birthday.text": "You can give it once. Below 16 your profile becomes private.",
  "ownProfile.birthday.given": "Given once, it stays.",
  "ownProfile.gender": "Gender",
  "ownProfile.gender.none": "Not given",
  "ownProfile.gender.female": "Female",
  "ownProfile.gender.male": "Male",
  "ownProfile.gender.custom": "In my own words",
  "ownProfile.gender.unspecified": "I would rather not say",
  "ownProfile.gender.own": "Your own words",
  "ownProfile.phoneCountry": "Country of your phone number",
  "ownProfile.phoneCountry.none": "None",
  "ownProfile.phone": "Phone number",
  "ownProfile.saving": "What Save does",
  "ownProfile.saving.ask": "Asks for a board",
  "ownProfile.saving.last": "Saves to your last board",
  "ownProfile.grids": "Grids of pins",
  "ownProfile.grids.quiet": "Hide titles",
  "ownProfile.grids.quiet.text": "Grids show pictures only. A pin’s own page still has its title.",
  "language.title": "Language and country",
  "language.text": "How we write to you, and which news, laws and currency apply.",
  "language.locale": "Language",
  "language.locale.text": "Where Corkboard does not speak it yet, it stays in English.",
  "language.unspoken": ["Corkboard does not speak ",["language"]," yet: its pages and mails stay in English. Dates, numbers and the direction of the pages follow your choice."],
  "language.country": "Country or region",
  "passcode.title": "Parental passcode",
  "passcode.text": "A parent’s four digits before settings that decide who can reach a young person.",
  "passcode.guards": "It is asked for before",
  "passcode.guards.account": "the email or password is changed, or the account deleted",
  "passcode.guards.profile": "the profile becomes public, or is found more easily",
  "passcode.guards.reach": "more people may send messages, mention or comment",
  "passcode.guards.data": "opened pins or shopping recommendations shape what you see",
  "passcode.guards.free": "It is never asked for when a change makes the account more private. It ends at 18.",
  "passcode.adult": "For people under 18",
  "passcode.adult.text": "Parents of somebody younger set it up in the young person’s settings, once their date of birth is known.",
  "passcode.none": "There is no passcode yet",
  "passcode.none.text": "A parent or guardian chooses it, and gives an email address of their own.",
  "passcode.setUp": "Set up",
  "passcode.setUp.title": "Create a parental passcode",
  "passcode.setUp.text": "For a parent or guardian: choose four digits that the young person does not know. A forgotten passcode is reset through your email address.",
  "passcode.setUp.done": ["The passcode is set. We sent a link to ",["email"],": follow it to confirm the address."],
  "passcode.code": "Passcode",
  "passcode.current": "Current passcode",
  "passcode.email": "Backup email",
  "passcode.email.hint": "A parent’s own, different from the address of this account",
  "passcode.confirmEmail": "Confirm backup email",
  "passcode.create": "Create passcode",
  "passcode.on": "On",
  "passcode.change": "Change",
  "passcode.change.title": "Change passcode",
  "passcode.changed": "The passcode is changed",
  "passcode.email.change": "Change backup email",
  "passcode.email.changed": ["We sent a link to ",["email"],". Follow it to confirm the address."],
  "passcode.email.confirmed": "Confirmed",
  "passcode.email.unconfirmed": "Not confirmed yet. Until then a forgotten passcode cannot be reset.",
  "passcode.email.resend": "Send the link again",
  "passcode.email.resent": "Email sent",
  "passcode.forgotten": "Forgotten passcode",
  "passcode.forgotten.text": "We send a link to the backup email, with which another can be chosen.",
  "passcode.forgotten.unconfirmed": "The backup email has to be confirmed first.",
  "passcode.forgotten.send": "Send link",
  "passcode.forgotten.sent": ["We sent a link to ",["email"],". It works for one hour."],
  "passcode.remove": "Remove passcode",
  "passcode.remove.text": "All settings can then be changed without it.",
  "passcode.removed": "The passcode is removed",
  "settings.title": "Settings",
  "settings.sections": "Settings",
  "settings.change": "Change",
  "settings.manage": "Manage",
  "settings.failed": "This could not be loaded",
  "accountSettings.title": "Account",
  "accountSettings.text": "How you log in, and how long you stay.",
  "accountSettings.username": "Username",
  "accountSettings.username.change": "Change username",
  "accountSettings.email": "Email",
  "accountSettings.email.change": "Change email",
  "accountSettings.verified": "Verified",
  "accountSettings.unverified": "Not verified yet",
  "accountSettings.password": "Password",
  "accountSettings.password.change": "Change password",
  "accountSettings.password.hidden": "Only you know it",
  "accountSettings.password.none": "You have none yet",
  "accountSettings.twoFactor.manage": "Manage two-factor authentication",
  "accountSettings.sessions.manage": "Manage where you are logged in",
  "dataDownload.title": "Your data",
  "dataDownload.text": "A file with your profile, boards, pins, follows, blocks, settings and logins, and where your pictures are.",
  "dataDownload.mail": "We write to you when it is ready.",
  "dataDownload.ask": "Ask for a copy",
  "dataDownload.askAgain": "Ask for a new copy",
  "dataDownload.asked": "You asked for a copy of your data",
  "dataDownload.requested": ["Asked for on ",["asked"],". Your copy is being made."],
  "dataDownload.ready": ["Made on ",["made"]," (",["size"],"). You can download it until ",["until"],"."],
  "dataDownload.expired": ["The copy you asked for on ",["asked"]," was there until ",["until"],"."],
  "dataDownload.fetch": "Download",
  "accountSettings.delete": "Delete account",
  "accountSettings.delete.text": "Everything you made goes with it.",
  "deletion.title": ["Delete the account of ",["name"],"?"],
  "deletion.text": "Your profile, boards, pins and pictures disappear for everyone at once, and are removed for good after 30 days. Copies that others saved stay with them.",
  "deletion.final": "This cannot be undone.",
  "deletion.confirm": "Delete account",
  "deletion.keep": "Keep it",
  "email.title": "Email",
  "email.text": "Where we write to, and one of the names you log in with.",
  "email.verify": "Verify your email",
  "email.new": "New email",
  "email.hint": "We send a link there. Your email changes once you follow it.",
  "email.save": "Send link",
  "email.sent": ["We sent a link to ",["email"],". Your email changes once you follow it; it works for 24 hours."],
  "password.title": "Password",
  "password.text": "A new one logs you out everywhere else.",
  "password.old": "Current password",
  "password.save": "Change password",
  "password.saved": "Your password is changed. You are logged out everywhere else.",
  "password.none": "You have no password yet. With one you can also log in by your email or username.",
  "password.first": "Set password",
  "twoFactor.title": "Two-factor authentication",
  "twoFactor.text": "Logging in then takes a second step besides your password, so that a stolen password is not enough.",
  "twoFactor.on": "On",
  "twoFactor.off": "Off",
  "twoFactor.required": "You help to run this site. Turn on a second step to keep everybody’s data safe.",
  "twoFactor.turnOn": "Turn it on",
  "twoFactor.ready": "Two-factor authentication is on. You can go on with what you wanted to do.",
  "twoFactor.ready.back": "Go back",
  "twoFactor.noPassword": "Set a password first",
  "twoFactor.noPassword.text": "A second step comes after a password, and you have none yet.",
  "twoFactor.app": "Authenticator app",
  "twoFactor.app.text": "An app on your phone shows a new code every 30 seconds.",
  "twoFactor.app.add": "Set up",
  "twoFactor.app.remove": "Remove",
  "twoFactor.app.remove.title": "Remove your authenticator app?",
  "twoFactor.app.removed": "Your authenticator app is removed",
  "twoFactor.app.added": "Your authenticator app is set up",
  "twoFactor.remove.text": "Its codes no longer work.",
  "twoFactor.remove.last": "It is your last second step: logging in then takes nothing but your password.",
  "twoFactor.remove.required": "One second step has to stay",
  "twoFactor.remove.required.text": "You help to run this site, and its people rely on that. Add another second step first, then remove this one.",
  "twoFactor.remove.keep": "Keep it",
  "twoFactor.passkeys": "Passkeys",
  "twoFactor.passkeys.text": "Your fingerprint, face, PIN or a security key. Nobody can trick you into telling it.",
  "twoFactor.passkeys.add": "Add a passkey",
  "twoFactor.passkeys.limit": ["You have reached the limit of ",["count"]," passkeys."],
  "twoFactor.passkey.facts": ["Added ",["added"]],
  "twoFactor.passkey.used": ["Added ",["added"],", last used ",["used"]],
  "twoFactor.passkey.name": "Name",
  "twoFactor.passkey.name.hint": "So that you know it among others, such as “Blue key” or “My phone”.",
  "twoFactor.passkey.create": "Continue",
  "twoFactor.passkey.added": ["Passkey “",["name"],"” is added"],
  "twoFactor.passkey.rename": "Rename",
  "twoFactor.passkey.rename.named": ["Rename ",["name"]],
  "twoFactor.passkey.rename.title": "Rename passkey",
  "twoFactor.passkey.remove": "Remove",
  "twoFactor.passkey.remove.named": ["Remove ",["name"]],
  "twoFactor.passkey.remove.title": ["Remove “",["name"],"”?"],
  "twoFactor.passkey.remove.text": "Logging in with it no longer works.",
  "twoFactor.passkey.removed": ["Passkey “",["name"],"” is removed"],
  "twoFactor.codes": "Recovery codes",
  "twoFactor.codes.left": [["count","plural",{"0":["You have none left."],"one":["You have ","#"," left."],"other":["You have ","#"," left."]}]," Each lets you in once when you have lost everything else."],
  "twoFactor.codes.off": "You get ten of them with your first second step.",
  "twoFactor.codes.renew": "Make new codes",
  "twoFactor.codes.renew.title": "Make new recovery codes?",
  "twoFactor.codes.renew.text": "The old ones stop working at once.",
  "twoFactor.codes.renew.keep": "Keep the old ones",
  "totp.title": "Set up an authenticator app",
  "totp.scan": "Scan this with your app",
  "totp.qr": "QR code for your authenticator app",
  "totp.type": "Or type this key into it:",
  "totp.enter": "Then enter the code it shows",
  "totp.code": "6-digit code",
  "totp.confirm": "Turn on",
  "codes.title": "Keep your recovery codes",
  "codes.text": "Each of them lets you in once, should you lose your phone or your keys. They are shown only now: put them where you will find them without either.",
  "codes.list": "Recovery codes",
  "codes.copy": "Copy",
  "codes.copied": "Codes copied",
  "codes.copyFailed": "The codes could not be copied. Mark and copy them by hand.",
  "codes.download": "Download",
  "codes.file": "corkboard-recovery-codes.txt",
  "codes.print": "Print",
  "codes.kept": "I have put them in a safe place",
  "codes.keepFirst": "They are not shown again. Keep them first.",
  "codes.done": "Done",
  "linked.title": "Linked accounts",
  "linked.text": "Accounts elsewhere with which you can log in here.",
  "linked.list": "Accounts elsewhere",
  "linked.none": "There is nowhere else to log in from yet.",
  "linked.not": "Not linked",
  "linked.since": ["Linked ",["date"]],
  "linked.link": "Link",
  "linked.link.named": ["Link ",["provider"]],
  "linked.done": ["You can log in with ",["provider"]," now."],
  "linked.unlink": "Unlink",
  "linked.unlink.named": ["Unlink ",["provider"]],
  "linked.unlink.title": ["Unlink ",["provider"],"?"],
  "linked.unlink.text": ["Logging in with ",["provider"]," no longer works."],
  "linked.unlinked": [["provider"]," is unlinked"],
  "sessions.title": "Where you are logged in",
  "sessions.text": "Log out anything you do not know, and then change your password.",
  "sessions.list": "Your sessions",
  "sessions.device": [["browser"]," on ",["system"]],
  "sessions.unknown": "Unknown device",
  "sessions.current": "This device",
  "sessions.used": ["Last used ",["used"]],
  "sessions.began": ["Logged in ",["began"]],
  "sessions.end": "Log out",
  "sessions.end.named": ["Log out ",["device"],", last used ",["used"]],
  "sessions.ended": "Logged out there",
  "sessions.endAll": "Log out everywhere else",
  "sessions.endAll.title": "Log out everywhere else?",
  "sessions.endAll.text": [["count","plural",{"one":["One other place is logged out, and forgets you."],"other":["#"," other places are logged out, and forget you."]}]],
  "sessions.endAll.keep": "Stay logged in",
  "sessions.endedAll": "You are logged out everywhere else",
  "sessions.only": "You are logged in nowhere else.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
