// Made by `npm run gen` from the sources beside it.
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
  "reset.send": null
  "reset.back": null
  "reset.sent.title": null
  "reset.sent.text": { readonly name: string | number }
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
  "account.isOver": "You are not logged in any more. Log in to go on.",
  "account.signUp.title": "Join Corkboard",
  "account.signUp.text": "Save what you find, make boards of it, and come back to it any time.",
  "account.owner.title": "Set up your Corkboard",
  "account.owner.text": "This instance is new. The first account becomes its owner.",
  "account.firstName": "First name",
  "account.email": "Email",
  "account.usernameOrEmail": "Email or username",
  "account.birthday": "Date of birth (optional)",
  "account.more": "More about you (optional)",
  "account.lastName": "Last name",
  "account.username": "Username",
  "account.username.hint": [["min"]," to ",["max"]," letters, numbers or underscores. Leave it empty and we choose one."],
  "account.gender": "Gender",
  "account.gender.none": "Not given",
  "account.gender.female": "Female",
  "account.gender.male": "Male",
  "account.gender.custom": "In my own words",
  "account.gender.unspecified": "I would rather not say",
  "account.gender.own": "Your own words",
  "account.haveOne": "Already a member?",
  "account.needOne": "Not here yet?",
  "account.or": "or",
  "account.continueWith": ["Continue with ",["provider"]],
  "account.forgot": "Forgot your password?",
  "account.remember": "Remember me here",
  "account.people": "People who were here",
  "account.forget": ["Forget ",["name"]," in this browser"],
  "account.forgotten": [["name"]," is forgotten in this browser"],
  "account.stillIn": "Still logged in",
  "account.other": "Use another account",
  "account.notYou": ["Not ",["name"],"?"],
  "account.age.title": ["Are you ",["age","plural",{"one":["#"," year"],"other":["#"," years"]}]," old?"],
  "account.age.tooYoung": ["People under ",["minimum"]," cannot have an account. If the date is right, nobody can sign up in this browser for a day."],
  "account.age.private": ["People under ",["private"]," have a private profile that nobody can find."],
  "account.age.confirm": "Yes, that is right",
  "account.age.change": "Change the date",
  "account.age.look": "Look around without an account",
  "subscription.title": "Email subscriptions",
  "subscription.ask": "Stop these emails?",
  "subscription.ask.text": ["“",["kind"],"” would not come to ",["email"]," any more."],
  "subscription.stop": "Unsubscribe",
  "subscription.done": "You are unsubscribed",
  "subscription.done.text": ["“",["kind"],"” does not come to ",["email"]," any more."],
  "subscription.undo": "Undo",
  "subscription.again": "You are subscribed again",
  "subscription.again.text": ["“",["kind"],"” goes on coming to ",["email"],"."],
  "subscription.others": "What else we write to you",
  "subscription.none": "Unsubscribe from everything",
  "subscription.none.done": "You are unsubscribed from everything",
  "subscription.none.done.text": ["Only mail about your account itself still comes to ",["email"],"."],
  "subscription.expired": "This link does not work",
  "subscription.expired.text": "Its account is gone, or part of the address is missing. The newest mail from us has a link that works.",
  "subscription.own": "Your email subscriptions are in your settings",
  "subscription.own.text": "There you choose what we write to you about.",
  "subscription.own.go": "Go to email notifications",
  "subscription.logIn": "Log in to choose what we write to you about, or follow the link at the end of one of our mails.",
  "passcode.reset.title": "Choose a new parental passcode",
  "passcode.reset.text": "Four digits that the young person does not know.",
  "passcode.reset.save": "Save passcode",
  "passcode.reset.done": "The passcode is changed",
  "passcode.reset.done.text": "From now on the new one is asked for.",
  "passcode.reset.expired": "It was used before, or it is too old. Another can be sent from the settings of the account.",
  "link.backup.title": "Confirm your email",
  "link.backup.text": "Press the button, and we know that this address is yours. Should the parental passcode be forgotten, mail comes here.",
  "link.backup.press": "Confirm your email",
  "link.backup.done": "Your email is confirmed",
  "link.backup.done.text": "Should the parental passcode be forgotten, a link to choose another comes here.",
  "link.backup.failed": "Your email could not be confirmed",
  "link.backup.expired": "It was used before, or it is older than a week. Another can be sent from the settings of the account.",
  "secondStep.title": "One more step",
  "secondStep.passkey": "Use a passkey",
  "secondStep.passkey.text": "Your device asks for your fingerprint, face, PIN or security key.",
  "secondStep.totp": "Use a code of your app",
  "secondStep.totp.text": "Open your authenticator app and enter the code it shows for Corkboard.",
  "secondStep.totp.label": "6-digit code",
  "secondStep.recovery": "Use a recovery code",
  "secondStep.recovery.text": "Enter one of the codes you kept when you turned this on. Each works once.",
  "secondStep.recovery.label": "Recovery code",
  "secondStep.continue": "Continue",
  "secondStep.startAgain": "Start again",
  "reset.title": "Reset your password",
  "reset.text": "Tell us your email or username, and we send you a link to choose a new password.",
  "reset.send": "Send link",
  "reset.back": "Back to log in",
  "reset.sent.title": "Check your email",
  "reset.sent.text": ["If ",["name"]," belongs to an account, a link is on its way to its email address. It works for one hour."],
  "reset.sent.again": "Use another email or username",
  "reset.new.title": "Choose a new password",
  "reset.new.text": "You will be logged out everywhere, and can log in with the new one.",
  "reset.new.save": "Save password",
  "reset.done.title": "Your password is changed",
  "reset.done.text": "Log in with the new one.",
  "reset.expired.text": "It was used before, or it is older than an hour.",
  "reset.expired.again": "Ask for a new one",
  "link.verify.title": "Verify your email",
  "link.verify.text": "Press the button, and we know that this address is yours.",
  "link.verify.press": "Confirm your email",
  "link.verify.done": "Your email is verified",
  "link.verify.done.text": "Thank you. Your account is safer now.",
  "link.verify.failed": "Your email could not be verified",
  "link.verify.expired": "It was used before, or it is older than a day. You can have another one sent when you are logged in.",
  "link.confirm.title": "Confirm your new email",
  "link.confirm.text": "Press the button, and this address takes the place of the old one.",
  "link.confirm.press": "Change your email",
  "link.confirm.done": "Your email is changed",
  "link.confirm.done.text": "Mail goes to the new address from now on, and you log in with it.",
  "link.confirm.failed": "Your email could not be changed",
  "link.confirm.expired": "It was used before, or it is older than a day. Change your email again to get another one.",
  "link.expired.title": "This link does not work any more",
  "link.goOn": "Go on to Corkboard",
  "link.toSettings": "Go to your settings",
  "deletion.done": "Your account is deleted",
  "deletion.done.text": "Everything you made is gone for everyone. We have written to you about it.",
  "deletion.done.goOn": "Look around",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
