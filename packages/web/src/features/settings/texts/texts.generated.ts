// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "saveAnywhere.title": null
  "saveAnywhere.text": null
  "saveAnywhere.button": null
  "saveAnywhere.button.text": null
  "saveAnywhere.button.name": null
  "saveAnywhere.button.drag": null
  "saveAnywhere.copy": null
  "saveAnywhere.copy.text": null
  "saveAnywhere.copy.act": null
  "saveAnywhere.copied": null
  "saveAnywhere.link": null
  "saveAnywhere.link.text": null
  "saveAnywhere.link.act": null
  "saveAnywhere.forbidden": null
  "saveAnywhere.none": null
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
  "saveAnywhere.title": "Save from anywhere",
  "saveAnywhere.text": "Save images from other sites while you look at them.",
  "saveAnywhere.button": "Save button",
  "saveAnywhere.button.text": "Drag this button to your bookmarks bar. On any page, click it there and choose images.",
  "saveAnywhere.button.name": "Save to Corkboard",
  "saveAnywhere.button.drag": "Drag it to your bookmarks bar, or copy it.",
  "saveAnywhere.copy": "Without a mouse",
  "saveAnywhere.copy.text": "Copy the button, add a bookmark in your browser, and paste it as the address.",
  "saveAnywhere.copy.act": "Copy button",
  "saveAnywhere.copied": "Copied",
  "saveAnywhere.link": "Paste a link",
  "saveAnywhere.link.text": "Enter the address of a page or an image when you create a pin.",
  "saveAnywhere.link.act": "Create pin",
  "saveAnywhere.forbidden": "This site doesn’t allow saving from its pages.",
  "saveAnywhere.none": "There are no images to save on this page.",
  "preference.locked.under16": "You can change this once you’re 16.",
  "notifications.title": "Notifications",
  "notifications.text": "Choose what we notify you about and where. You’ll always get emails about your account itself.",
  "notifications.ways": "How we notify you",
  "notifications.back": "All notifications",
  "notifications.manage": ["Manage: ",["way"]],
  "notifications.count": [["count"]," of ",["total"]," on"],
  "notifications.news": "On Corkboard",
  "notifications.news.text": "What you see when you open your notifications.",
  "notifications.mail": "Email notifications",
  "notifications.mail.text": ["What we send to ",["email"],"."],
  "notifications.requests": "Message requests",
  "notifications.requests.text": "Who can message you.",
  "notifications.kinds": "Notify me about",
  "audience.everyone": "Everyone",
  "audience.following": "People you follow",
  "audience.mutuals": "People you follow who follow you back",
  "audience.nobody": "No one",
  "permissions.title": "Permissions",
  "permissions.text": "Who can reach you and who can find you.",
  "permissions.messages": "Who can message you",
  "permissions.comments": "Who can comment on your pins",
  "permissions.mentions": "Who can mention you",
  "permissions.mentions.change": "Change who can mention you",
  "permissions.blocked": "Blocked people",
  "permissions.blocked.text": "They can’t follow you, message you, or save and comment on what you share.",
  "permissions.blocked.none": "You haven’t blocked anyone.",
  "permissions.blocked.more": "Show more",
  "permissions.unblock": "Unblock",
  "permissions.unblock.name": ["Unblock ",["name"]],
  "permissions.found": "How people find you",
  "permissions.byEmail": "By email address",
  "permissions.byEmail.text": "People can find your profile by searching for your full email address. Verify it first.",
  "permissions.byPhone": "By phone number",
  "permissions.byPhone.text": "People can find your profile by searching for your full phone number. Add it to your profile and verify your email address first.",
  "permissions.suggested": "Suggest me to others",
  "permissions.suggested.text": "Your name may come up when people you aren’t connected with start typing it. When this is off, they need your full username.",
  "permissions.pictures": "Your images",
  "permissions.originals": "Let others download my images",
  "permissions.originals.text": "Anyone who sees one of your pins can download its image as you uploaded it. When this is off, only you can. Others still see it up to 1200 pixels wide.",
  "mentions.title": "Mentions",
  "mentions.text": "People who can mention you can link your name in pins and comments. We’ll notify you when they do.",
  "mentions.from": "Who can mention you",
  "mentions.everyone.text": "Anyone with an account.",
  "mentions.following.text": "Only people you follow.",
  "mentions.nobody.text": "Your name is never linked, and you won’t be notified.",
  "privacy.title": "Privacy and data",
  "privacy.text": "Who sees what you save, and what we use to choose what you see.",
  "privacy.profile": "Your profile",
  "privacy.private": "Private profile",
  "privacy.private.text": "Only your followers can see your profile, boards and pins.",
  "privacy.search": "Hide from search engines",
  "privacy.search.text": "We ask search engines to leave out your profile, boards and pins. It may take them weeks to remove what they already have.",
  "privacy.personalization": "Personalization",
  "privacy.visits": "Pins you open",
  "privacy.visits.text": "Pins you opened before you signed up shape your first home feed, and pins you just opened move down. When this is off, we use neither and delete what we stored.",
  "privacy.shopping": "Shopping recommendations",
  "privacy.shopping.text": "Show products picked for you on the Shopping page.",
  "privacy.cookies.manage": "Manage cookies",
  "privacy.cookies.text": "Which cookies we can use in this browser.",
  "portrait.title": "Profile photo",
  "portrait.text": "Everyone sees it next to your name.",
  "portrait.add": "Add photo",
  "portrait.change": "Change photo",
  "portrait.changed": "Profile photo updated",
  "portrait.crop": "Position your photo",
  "portrait.preview": "Your photo. People will see what’s inside the circle.",
  "portrait.zoom": "Zoom",
  "portrait.across": "Left to right",
  "portrait.down": "Top to bottom",
  "portrait.use": "Use this photo",
  "portrait.cancel": "Cancel",
  "portrait.sending": "Uploading your photo",
  "portrait.remove": "Remove photo",
  "portrait.remove.title": "Remove your profile photo?",
  "portrait.remove.text": "People will see your initials instead. You can add a photo again anytime.",
  "portrait.keep": "Keep it",
  "portrait.removed": "Profile photo removed",
  "ownProfile.title": "Your profile",
  "ownProfile.text": "What others see about you, and a few private details.",
  "ownProfile.firstName": "First name",
  "ownProfile.lastName": "Last name (optional)",
  "ownProfile.username": "Username",
  "ownProfile.username.text": [["min"]," to ",["max"]," letters, numbers or underscores. Your profile’s address changes too, and someone else can take your old username."],
  "ownProfile.about": "About you",
  "ownProfile.pronouns": "Pronouns",
  "ownProfile.website": "Website",
  "ownProfile.business": "Business name",
  "ownProfile.private": "Private details",
  "ownProfile.birthday": "Date of birth",
  "ownProfile.birthday.text": "You can only set it once. If you’re under 16, your profile becomes private.",
  "ownProfile.birthday.given": "You can’t change it.",
  "ownProfile.gender": "Gender",
  "ownProfile.gender.none": "Not specified",
  "ownProfile.gender.female": "Female",
  "ownProfile.gender.male": "Male",
  "ownProfile.gender.custom": "In my own words",
  "ownProfile.gender.unspecified": "Prefer not to say",
  "ownProfile.gender.own": "Your own words",
  "ownProfile.phoneCountry": "Country of your phone number",
  "ownProfile.phoneCountry.none": "None",
  "ownProfile.phone": "Phone number",
  "ownProfile.saving": "When you save a pin",
  "ownProfile.saving.ask": "Ask me which board",
  "ownProfile.saving.last": "Save to my last board",
  "ownProfile.grids": "Pin grids",
  "ownProfile.grids.quiet": "Hide titles",
  "ownProfile.grids.quiet.text": "Show only images in grids. You’ll still see the title on a pin’s own page.",
  "language.title": "Language and country",
  "language.text": "The language we use, and the country whose topics, laws and currency apply to you.",
  "language.locale": "Language",
  "language.locale.text": "If Corkboard isn’t translated yet, it stays in English.",
  "language.unspoken": ["Corkboard isn’t available in ",["language"]," yet, so pages and emails stay in English. Dates, numbers and the direction of pages follow your choice."],
  "language.country": "Country or region",
  "passcode.title": "Parental passcode",
  "passcode.text": "A four-digit code that protects settings for who can reach a teen and what shapes their feed.",
  "passcode.guards": "You’ll need it for",
  "passcode.guards.account": "changing the email or password, or deleting the account",
  "passcode.guards.profile": "making the profile public or easier to find",
  "passcode.guards.reach": "letting more people message, mention or comment",
  "passcode.guards.data": "using opened pins or shopping recommendations to choose what you see",
  "passcode.guards.free": "You never need it to make the account more private. It ends at 18.",
  "passcode.adult": "For people under 18",
  "passcode.adult.text": "Parents can set it up in their teen’s settings, once the teen’s date of birth is set.",
  "passcode.none": "No passcode yet",
  "passcode.none.text": "A parent or guardian chooses it and gives their own email address.",
  "passcode.setUp": "Set up",
  "passcode.setUp.title": "Create a parental passcode",
  "passcode.setUp.text": "For parents and guardians: choose four digits your teen doesn’t know. If you forget them, we’ll email you a link to choose new ones.",
  "passcode.setUp.done": ["Passcode created. Follow the link we sent to ",["email"]," to confirm the address."],
  "passcode.code": "Passcode",
  "passcode.current": "Current passcode",
  "passcode.email": "Backup email",
  "passcode.email.hint": "A parent’s own email, not the one for this account",
  "passcode.confirmEmail": "Confirm backup email",
  "passcode.create": "Create passcode",
  "passcode.on": "On",
  "passcode.change": "Change",
  "passcode.change.title": "Change passcode",
  "passcode.changed": "Passcode changed",
  "passcode.email.change": "Change backup email",
  "passcode.email.changed": ["We sent a link to ",["email"],". Follow it to confirm the address."],
  "passcode.email.confirmed": "Confirmed",
  "passcode.email.unconfirmed": "Not confirmed yet. Until it is, a forgotten passcode can’t be reset.",
  "passcode.email.resend": "Resend link",
  "passcode.email.resent": "Email sent",
  "passcode.forgotten": "Forgot the passcode?",
  "passcode.forgotten.text": "We’ll send a link to the backup email to choose a new one.",
  "passcode.forgotten.unconfirmed": "Confirm the backup email first.",
  "passcode.forgotten.send": "Send link",
  "passcode.forgotten.sent": ["We sent a link to ",["email"],". It works for one hour."],
  "passcode.remove": "Remove passcode",
  "passcode.remove.text": "All settings can then be changed without it.",
  "passcode.removed": "Passcode removed",
  "settings.title": "Settings",
  "settings.sections": "Settings",
  "settings.change": "Change",
  "settings.manage": "Manage",
  "settings.failed": "We couldn’t load this",
  "accountSettings.title": "Account",
  "accountSettings.text": "Login, security and your data.",
  "accountSettings.username": "Username",
  "accountSettings.username.change": "Change username",
  "accountSettings.email": "Email",
  "accountSettings.email.change": "Change email",
  "accountSettings.verified": "Verified",
  "accountSettings.unverified": "Not verified yet",
  "accountSettings.password": "Password",
  "accountSettings.password.change": "Change password",
  "accountSettings.password.hidden": "••••••••",
  "accountSettings.password.none": "You don’t have one yet",
  "accountSettings.twoFactor.manage": "Manage two-factor authentication",
  "accountSettings.sessions.manage": "Manage where you’re logged in",
  "dataDownload.title": "Your data",
  "dataDownload.text": "A file with your profile, boards, pins, follows, blocks, settings and logins, and where to find your images.",
  "dataDownload.mail": "We’ll email you when it’s ready.",
  "dataDownload.ask": "Request a copy",
  "dataDownload.askAgain": "Request a new copy",
  "dataDownload.asked": "You requested a copy of your data",
  "dataDownload.requested": ["Requested on ",["asked"],". We’re preparing your copy."],
  "dataDownload.ready": ["Created on ",["made"]," (",["size"],"). You can download it until ",["until"],"."],
  "dataDownload.expired": ["The copy you requested on ",["asked"]," was available until ",["until"],"."],
  "dataDownload.fetch": "Download",
  "accountSettings.delete": "Delete account",
  "accountSettings.delete.text": "This permanently deletes your pins and boards.",
  "deletion.title": ["Delete the account of ",["name"],"?"],
  "deletion.text": "Your profile, boards, pins and images disappear for everyone immediately, and we delete them for good after 30 days. Copies other people saved will stay.",
  "deletion.final": "This can’t be undone.",
  "deletion.confirm": "Delete account",
  "deletion.keep": "Keep it",
  "email.title": "Email",
  "email.text": "Where we send your emails. You can also log in with it.",
  "email.verify": "Verify your email",
  "email.new": "New email",
  "email.hint": "We’ll send a link there. Your email changes when you follow it.",
  "email.save": "Send link",
  "email.sent": ["We sent a link to ",["email"],". Your email changes when you follow it. The link works for 24 hours."],
  "password.title": "Password",
  "password.text": "Changing it logs you out everywhere else.",
  "password.old": "Current password",
  "password.save": "Change password",
  "password.saved": "Password changed. You’re logged out everywhere else.",
  "password.none": "You don’t have a password yet. With one, you can also log in with your email or username.",
  "password.first": "Set password",
  "twoFactor.title": "Two-factor authentication",
  "twoFactor.text": "Logging in takes a second step after your password, so a stolen password isn’t enough.",
  "twoFactor.on": "On",
  "twoFactor.off": "Off",
  "twoFactor.required": "You’re an admin of this site. Turn on two-factor authentication to keep everyone’s data safe.",
  "twoFactor.turnOn": "Turn on",
  "twoFactor.ready": "Two-factor authentication is on. You can go back to what you were doing.",
  "twoFactor.ready.back": "Go back",
  "twoFactor.noPassword": "Set a password first",
  "twoFactor.noPassword.text": "Two-factor authentication needs a password, and you don’t have one yet.",
  "twoFactor.app": "Authenticator app",
  "twoFactor.app.text": "An app on your phone shows a new code every 30 seconds.",
  "twoFactor.app.add": "Set up",
  "twoFactor.app.remove": "Remove",
  "twoFactor.app.remove.title": "Remove your authenticator app?",
  "twoFactor.app.removed": "Authenticator app removed",
  "twoFactor.app.added": "Authenticator app set up",
  "twoFactor.remove.text": "Its codes will stop working.",
  "twoFactor.remove.last": "It’s your last two-factor method, so you’ll only need your password to log in.",
  "twoFactor.remove.required": "Keep at least one two-factor method",
  "twoFactor.remove.required.text": "Admins need two-factor authentication. Add another method first, then remove this one.",
  "twoFactor.remove.keep": "Keep it",
  "twoFactor.passkeys": "Passkeys",
  "twoFactor.passkeys.text": "Use your fingerprint, face, PIN or a security key. No one can trick you into giving it away.",
  "twoFactor.passkeys.add": "Add a passkey",
  "twoFactor.passkeys.limit": ["You’ve reached the limit of ",["count"]," passkeys."],
  "twoFactor.passkey.facts": ["Added ",["added"]],
  "twoFactor.passkey.used": ["Added ",["added"],", last used ",["used"]],
  "twoFactor.passkey.name": "Name",
  "twoFactor.passkey.name.hint": "Helps you tell your passkeys apart, like “Blue key” or “My phone”.",
  "twoFactor.passkey.create": "Continue",
  "twoFactor.passkey.added": ["Passkey “",["name"],"” added"],
  "twoFactor.passkey.rename": "Rename",
  "twoFactor.passkey.rename.named": ["Rename ",["name"]],
  "twoFactor.passkey.rename.title": "Rename passkey",
  "twoFactor.passkey.remove": "Remove",
  "twoFactor.passkey.remove.named": ["Remove ",["name"]],
  "twoFactor.passkey.remove.title": ["Remove “",["name"],"”?"],
  "twoFactor.passkey.remove.text": "You won’t be able to log in with it anymore.",
  "twoFactor.passkey.removed": ["Passkey “",["name"],"” removed"],
  "twoFactor.codes": "Recovery codes",
  "twoFactor.codes.left": [["count","plural",{"0":["You have none left."],"one":["You have ","#"," left."],"other":["You have ","#"," left."]}]," If you lose everything else, each one lets you log in once."],
  "twoFactor.codes.off": "You’ll get ten when you turn on two-factor authentication.",
  "twoFactor.codes.renew": "Create new codes",
  "twoFactor.codes.renew.title": "Create new recovery codes?",
  "twoFactor.codes.renew.text": "The old ones will stop working immediately.",
  "twoFactor.codes.renew.keep": "Keep the old ones",
  "totp.title": "Set up an authenticator app",
  "totp.scan": "Scan this with your app",
  "totp.qr": "QR code for your authenticator app",
  "totp.type": "Or enter this key in your app:",
  "totp.enter": "Then enter the code it shows",
  "totp.code": "6-digit code",
  "totp.confirm": "Turn on",
  "codes.title": "Store your recovery codes",
  "codes.text": "If you lose your phone or your security keys, each code lets you log in once. We only show them now, so store them where you can get to them without either.",
  "codes.list": "Recovery codes",
  "codes.copy": "Copy",
  "codes.copied": "Codes copied",
  "codes.copyFailed": "We couldn’t copy the codes. Select them and copy them yourself.",
  "codes.download": "Download",
  "codes.file": "corkboard-recovery-codes.txt",
  "codes.print": "Print",
  "codes.kept": "I stored them in a safe place",
  "codes.keepFirst": "Store your codes first. We won’t show them again.",
  "codes.done": "Done",
  "linked.title": "Linked accounts",
  "linked.text": "Accounts on other sites that you can log in with.",
  "linked.list": "Accounts on other sites",
  "linked.none": "There are no other sites to log in with yet.",
  "linked.not": "Not linked",
  "linked.since": ["Linked ",["date"]],
  "linked.link": "Link",
  "linked.link.named": ["Link ",["provider"]],
  "linked.done": ["You can now log in with ",["provider"],"."],
  "linked.unlink": "Unlink",
  "linked.unlink.named": ["Unlink ",["provider"]],
  "linked.unlink.title": ["Unlink ",["provider"],"?"],
  "linked.unlink.text": ["You won’t be able to log in with ",["provider"]," anymore."],
  "linked.unlinked": [["provider"]," unlinked"],
  "sessions.title": "Where you’re logged in",
  "sessions.text": "If you don’t recognize something, log it out and change your password.",
  "sessions.list": "Your sessions",
  "sessions.device": [["browser"]," on ",["system"]],
  "sessions.unknown": "Unknown device",
  "sessions.current": "This device",
  "sessions.used": ["Last used ",["used"]],
  "sessions.began": ["Logged in ",["began"]],
  "sessions.end": "Log out",
  "sessions.end.named": ["Log out ",["device"],", last used ",["used"]],
  "sessions.ended": "Logged out",
  "sessions.endAll": "Log out everywhere else",
  "sessions.endAll.title": "Log out everywhere else?",
  "sessions.endAll.text": [["count","plural",{"one":["You’ll be logged out in one other place, and it won’t list your account anymore."],"other":["You’ll be logged out in ","#"," other places, and they won’t list your account anymore."]}]],
  "sessions.endAll.keep": "Stay logged in",
  "sessions.endedAll": "You’re logged out everywhere else",
  "sessions.only": "You’re not logged in anywhere else.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
