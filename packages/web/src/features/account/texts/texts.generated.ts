// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "account.logIn.title": null
  "account.isOver": null
  "account.signUp.title": null
  "account.signUp.text": null
  "account.owner.title": null
  "account.owner.text": null
  "account.firstName": null
  "account.email": null
  "account.usernameOrEmail": null
  "account.birthday": null
  "account.more": null
  "account.lastName": null
  "account.username": null
  "account.username.hint": { readonly min: string | number; readonly max: string | number }
  "account.gender": null
  "account.gender.none": null
  "account.gender.female": null
  "account.gender.male": null
  "account.gender.custom": null
  "account.gender.unspecified": null
  "account.gender.own": null
  "account.haveOne": null
  "account.needOne": null
  "account.or": null
  "account.continueWith": { readonly provider: string | number }
  "account.forgot": null
  "account.remember": null
  "account.people": null
  "account.forget": { readonly name: string | number }
  "account.forgotten": { readonly name: string | number }
  "account.stillIn": null
  "account.other": null
  "account.notYou": { readonly name: string | number }
  "account.age.title": { readonly age: number }
  "account.age.tooYoung": { readonly minimum: string | number }
  "account.age.private": { readonly private: string | number }
  "account.age.confirm": null
  "account.age.change": null
  "account.age.look": null
  "subscription.title": null
  "subscription.ask": null
  "subscription.ask.text": { readonly kind: string | number; readonly email: string | number }
  "subscription.stop": null
  "subscription.done": null
  "subscription.done.text": { readonly kind: string | number; readonly email: string | number }
  "subscription.undo": null
  "subscription.again": null
  "subscription.again.text": { readonly kind: string | number; readonly email: string | number }
  "subscription.others": null
  "subscription.none": null
  "subscription.none.done": null
  "subscription.none.done.text": { readonly email: string | number }
  "subscription.expired": null
  "subscription.expired.text": null
  "subscription.own": null
  "subscription.own.text": null
  "subscription.own.go": null
  "subscription.logIn": null
  "passcode.reset.title": null
  "passcode.reset.text": null
  "passcode.reset.save": null
  "passcode.reset.done": null
  "passcode.reset.done.text": null
  "passcode.reset.expired": null
  "link.backup.title": null
  "link.backup.text": null
  "link.backup.press": null
  "link.backup.done": null
  "link.backup.done.text": null
  "link.backup.failed": null
  "link.backup.expired": null
  "secondStep.title": null
  "secondStep.passkey": null
  "secondStep.passkey.text": null
  "secondStep.totp": null
  "secondStep.totp.text": null
  "secondStep.totp.label": null
  "secondStep.recovery": null
  "secondStep.recovery.text": null
  "secondStep.recovery.label": null
  "secondStep.continue": null
  "secondStep.startAgain": null
  "reset.title": null
  "reset.text": null
  "reset.text.noMail": null
  "reset.send": null
  "reset.send.noMail": null
  "reset.back": null
  "reset.sent.title": null
  "reset.sent.text": { readonly name: string | number }
  "reset.sent.title.noMail": null
  "reset.sent.text.noMail": { readonly name: string | number }
  "reset.sent.again": null
  "reset.new.title": null
  "reset.new.text": null
  "reset.new.save": null
  "reset.done.title": null
  "reset.done.text": null
  "reset.expired.text": null
  "reset.expired.again": null
  "link.verify.title": null
  "link.verify.text": null
  "link.verify.press": null
  "link.verify.done": null
  "link.verify.done.text": null
  "link.verify.failed": null
  "link.verify.expired": null
  "link.confirm.title": null
  "link.confirm.text": null
  "link.confirm.press": null
  "link.confirm.done": null
  "link.confirm.done.text": null
  "link.confirm.failed": null
  "link.confirm.expired": null
  "link.expired.title": null
  "link.goOn": null
  "link.toSettings": null
  "deletion.done": null
  "deletion.done.text": null
  "deletion.done.goOn": null
}

const messages = {
  "account.logIn.title": "Welcome back",
  "account.isOver": "You’ve been logged out. Log in to continue.",
  "account.signUp.title": "Join Corkboard",
  "account.signUp.text": "Save ideas, sort them into boards, come back any time.",
  "account.owner.title": "Set up your Corkboard",
  "account.owner.text": "Create the first account. It becomes the owner of this site.",
  "account.firstName": "First name",
  "account.email": "Email",
  "account.usernameOrEmail": "Email or username",
  "account.birthday": "Date of birth (optional)",
  "account.more": "More about you (optional)",
  "account.lastName": "Last name",
  "account.username": "Username",
  "account.username.hint": [["min"]," to ",["max"]," letters, numbers or underscores. Leave it empty and we’ll pick one."],
  "account.gender": "Gender",
  "account.gender.none": "Not specified",
  "account.gender.female": "Female",
  "account.gender.male": "Male",
  "account.gender.custom": "In my own words",
  "account.gender.unspecified": "Prefer not to say",
  "account.gender.own": "Your own words",
  "account.haveOne": "Already a member?",
  "account.needOne": "New to Corkboard?",
  "account.or": "or",
  "account.continueWith": ["Continue with ",["provider"]],
  "account.forgot": "Forgot your password?",
  "account.remember": "Keep me logged in",
  "account.people": "Recent accounts",
  "account.forget": ["Remove ",["name"]," from this browser"],
  "account.forgotten": [["name"]," was removed from this browser"],
  "account.stillIn": "Still logged in",
  "account.other": "Use another account",
  "account.notYou": ["Not ",["name"],"?"],
  "account.age.title": ["Are you ",["age","plural",{"one":["#"," year"],"other":["#"," years"]}]," old?"],
  "account.age.tooYoung": ["You must be at least ",["minimum"]," to have an account. If this date is right, no one can sign up in this browser for a day."],
  "account.age.private": ["Under ",["private"],", your profile is private and no one can find it."],
  "account.age.confirm": "Yes, that’s right",
  "account.age.change": "Change date",
  "account.age.look": "Browse without an account",
  "subscription.title": "Email subscriptions",
  "subscription.ask": "Stop these emails?",
  "subscription.ask.text": ["We’ll no longer send “",["kind"],"” to ",["email"],"."],
  "subscription.stop": "Unsubscribe",
  "subscription.done": "You’re unsubscribed",
  "subscription.done.text": ["We no longer send “",["kind"],"” to ",["email"],"."],
  "subscription.undo": "Undo",
  "subscription.again": "You’re subscribed again",
  "subscription.again.text": ["We’ll keep sending “",["kind"],"” to ",["email"],"."],
  "subscription.others": "Other emails we send you",
  "subscription.none": "Unsubscribe from everything",
  "subscription.none.done": "You’re unsubscribed from everything",
  "subscription.none.done.text": ["From now on we only email ",["email"]," about your account itself."],
  "subscription.expired": "This link doesn’t work",
  "subscription.expired.text": "The account was deleted, or part of the address is missing. Use the link in your latest email from us.",
  "subscription.own": "Manage your email subscriptions in Settings",
  "subscription.own.text": "That’s where you choose which emails you get.",
  "subscription.own.go": "Go to email notifications",
  "subscription.logIn": "Log in to choose which emails you get, or follow the link at the bottom of any email from us.",
  "passcode.reset.title": "Choose a new parental passcode",
  "passcode.reset.text": "Choose four digits your teen doesn’t know.",
  "passcode.reset.save": "Save passcode",
  "passcode.reset.done": "Passcode changed",
  "passcode.reset.done.text": "Use the new one from now on.",
  "passcode.reset.expired": "It was used before, or it’s too old. You can send another one from the account’s settings.",
  "link.backup.title": "Confirm your email",
  "link.backup.text": "Confirm that this address is yours. If the parental passcode is ever forgotten, we’ll send the reset link here.",
  "link.backup.press": "Confirm email",
  "link.backup.done": "Your email is confirmed",
  "link.backup.done.text": "If the parental passcode is ever forgotten, we’ll send a link here to choose a new one.",
  "link.backup.failed": "We couldn’t confirm your email",
  "link.backup.expired": "It was used before, or it’s more than a week old. You can send another one from the account’s settings.",
  "secondStep.title": "One more step",
  "secondStep.passkey": "Use a passkey",
  "secondStep.passkey.text": "Use your fingerprint, face, PIN or security key.",
  "secondStep.totp": "Use a code from your app",
  "secondStep.totp.text": "Open your authenticator app and enter the code for Corkboard.",
  "secondStep.totp.label": "6-digit code",
  "secondStep.recovery": "Use a recovery code",
  "secondStep.recovery.text": "Enter one of the codes you stored when you turned on two-factor authentication. Each code works once.",
  "secondStep.recovery.label": "Recovery code",
  "secondStep.continue": "Continue",
  "secondStep.startAgain": "Start over",
  "reset.title": "Reset your password",
  "reset.text": "Enter your email or username and we’ll send you a link to choose a new password.",
  "reset.text.noMail": "Enter your email or username to get a link to choose a new password.",
  "reset.send": "Send link",
  "reset.send.noMail": "Create link",
  "reset.back": "Back to log in",
  "reset.sent.title": "Check your email",
  "reset.sent.text": ["If ",["name"]," belongs to an account, we sent a link to its email address. It works for one hour."],
  "reset.sent.title.noMail": "Get your link",
  "reset.sent.text.noMail": ["If ",["name"]," belongs to an account, there’s now a link to choose a new password. It works for one hour."],
  "reset.sent.again": "Try another email or username",
  "reset.new.title": "Choose a new password",
  "reset.new.text": "You’ll be logged out everywhere and can log in with the new one.",
  "reset.new.save": "Save password",
  "reset.done.title": "Password changed",
  "reset.done.text": "Log in with your new password.",
  "reset.expired.text": "It was used before, or it’s more than an hour old.",
  "reset.expired.again": "Get a new link",
  "link.verify.title": "Verify your email",
  "link.verify.text": "Confirm that this address is yours.",
  "link.verify.press": "Confirm email",
  "link.verify.done": "Your email is verified",
  "link.verify.done.text": "Thanks. Your account is safer now.",
  "link.verify.failed": "We couldn’t verify your email",
  "link.verify.expired": "It was used before, or it’s more than a day old. Log in to get a new one.",
  "link.confirm.title": "Confirm your new email",
  "link.confirm.text": "This address will replace your old one.",
  "link.confirm.press": "Change email",
  "link.confirm.done": "Your email was changed",
  "link.confirm.done.text": "We’ll write to your new address from now on. Use it to log in, too.",
  "link.confirm.failed": "We couldn’t change your email",
  "link.confirm.expired": "It was used before, or it’s more than a day old. Change your email again to get a new one.",
  "link.expired.title": "This link no longer works",
  "link.goOn": "Continue to Corkboard",
  "link.toSettings": "Go to Settings",
  "deletion.done": "Your account was deleted",
  "deletion.done.text": "Your pins and boards are no longer visible to anyone. We sent you an email about it.",
  "deletion.done.goOn": "Back home",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
