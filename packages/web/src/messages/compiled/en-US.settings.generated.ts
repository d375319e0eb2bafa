// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
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
  "passkey.known": "This device has a passkey for your account already.",
  "passkey.address": "Passkeys need an address with a name and https. This site is open at another.",
  "passkey.nothing": "No passkey was used. Try again.",
  "passkey.unsupported": "This browser cannot use passkeys.",
  "reset.title": "Reset your password",
  "reset.text": "Tell us your email or username, and we send you a link to choose a new password.",
  "reset.send": "Send link",
  "reset.back": "Back to log in",
  "reset.sent.title": "Check your email",
  "reset.sent.text": [
    "If ",
    [
      "name"
    ],
    " belongs to an account, a link is on its way to its email address. It works for one hour."
  ],
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
  "reauthentication.title": "Is it you?",
  "reauthentication.text": "Enter your password to go on. We do not ask again for ten minutes.",
  "reauthentication.confirm": "Continue",
  "settings.title": "Settings",
  "settings.sections": "Settings",
  "settings.save": "Save",
  "settings.saved": "Saved",
  "settings.cancel": "Cancel",
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
  "dataDownload.requested": [
    "Asked for on ",
    [
      "asked"
    ],
    ". Your copy is being made."
  ],
  "dataDownload.ready": [
    "Made on ",
    [
      "made"
    ],
    " (",
    [
      "size"
    ],
    "). You can download it until ",
    [
      "until"
    ],
    "."
  ],
  "dataDownload.expired": [
    "The copy you asked for on ",
    [
      "asked"
    ],
    " was there until ",
    [
      "until"
    ],
    "."
  ],
  "dataDownload.fetch": "Download",
  "accountSettings.delete": "Delete account",
  "accountSettings.delete.text": "Everything you made goes with it.",
  "deletion.title": [
    "Delete the account of ",
    [
      "name"
    ],
    "?"
  ],
  "deletion.text": "Your profile, boards, pins and pictures disappear for everyone at once, and are removed for good after 30 days. Copies that others saved stay with them.",
  "deletion.final": "This cannot be undone.",
  "deletion.confirm": "Delete account",
  "deletion.done": "Your account is deleted",
  "deletion.done.text": "Everything you made is gone for everyone. We have written to you about it.",
  "deletion.done.goOn": "Look around",
  "deletion.keep": "Keep it",
  "email.title": "Email",
  "email.text": "Where we write to, and one of the names you log in with.",
  "email.resend": "Send the link again",
  "email.resent": "Email sent",
  "email.new": "New email",
  "email.hint": "We send a link there. Your email changes once you follow it.",
  "mail.kept": "This site has no mail server yet: its mails are kept instead of being sent. Whoever runs it can read you the link.",
  "mail.owner": "Your site has no mail server yet: its mails are kept in the folder “mail” of its data folder, this one among them.",
  "email.save": "Send link",
  "email.sent": [
    "We sent a link to ",
    [
      "email"
    ],
    ". Your email changes once you follow it; it works for 24 hours."
  ],
  "password.title": "Password",
  "password.text": "A new one logs you out everywhere else.",
  "password.old": "Current password",
  "password.new": "New password",
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
  "twoFactor.passkeys.limit": [
    "You have reached the limit of ",
    [
      "count"
    ],
    " passkeys."
  ],
  "twoFactor.passkey.facts": [
    "Added ",
    [
      "added"
    ]
  ],
  "twoFactor.passkey.used": [
    "Added ",
    [
      "added"
    ],
    ", last used ",
    [
      "used"
    ]
  ],
  "twoFactor.passkey.name": "Name",
  "twoFactor.passkey.name.hint": "So that you know it among others, such as “Blue key” or “My phone”.",
  "twoFactor.passkey.create": "Continue",
  "twoFactor.passkey.added": [
    "Passkey “",
    [
      "name"
    ],
    "” is added"
  ],
  "twoFactor.passkey.rename": "Rename",
  "twoFactor.passkey.rename.named": [
    "Rename ",
    [
      "name"
    ]
  ],
  "twoFactor.passkey.rename.title": "Rename passkey",
  "twoFactor.passkey.remove": "Remove",
  "twoFactor.passkey.remove.named": [
    "Remove ",
    [
      "name"
    ]
  ],
  "twoFactor.passkey.remove.title": [
    "Remove “",
    [
      "name"
    ],
    "”?"
  ],
  "twoFactor.passkey.remove.text": "Logging in with it no longer works.",
  "twoFactor.passkey.removed": [
    "Passkey “",
    [
      "name"
    ],
    "” is removed"
  ],
  "twoFactor.codes": "Recovery codes",
  "twoFactor.codes.left": [
    [
      "count",
      "plural",
      {
        "0": [
          "You have none left."
        ],
        "one": [
          "You have ",
          "#",
          " left."
        ],
        "other": [
          "You have ",
          "#",
          " left."
        ]
      }
    ],
    " Each lets you in once when you have lost everything else."
  ],
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
  "linked.since": [
    "Linked ",
    [
      "date"
    ]
  ],
  "linked.link": "Link",
  "linked.link.named": [
    "Link ",
    [
      "provider"
    ]
  ],
  "linked.done": [
    "You can log in with ",
    [
      "provider"
    ],
    " now."
  ],
  "linked.unlink": "Unlink",
  "linked.unlink.named": [
    "Unlink ",
    [
      "provider"
    ]
  ],
  "linked.unlink.title": [
    "Unlink ",
    [
      "provider"
    ],
    "?"
  ],
  "linked.unlink.text": [
    "Logging in with ",
    [
      "provider"
    ],
    " no longer works."
  ],
  "linked.unlinked": [
    [
      "provider"
    ],
    " is unlinked"
  ],
  "sessions.title": "Where you are logged in",
  "sessions.text": "Log out anything you do not know, and then change your password.",
  "sessions.list": "Your sessions",
  "sessions.device": [
    [
      "browser"
    ],
    " on ",
    [
      "system"
    ]
  ],
  "sessions.unknown": "Unknown device",
  "sessions.current": "This device",
  "sessions.used": [
    "Last used ",
    [
      "used"
    ]
  ],
  "sessions.began": [
    "Logged in ",
    [
      "began"
    ]
  ],
  "sessions.end": "Log out",
  "sessions.end.named": [
    "Log out ",
    [
      "device"
    ],
    ", last used ",
    [
      "used"
    ]
  ],
  "sessions.ended": "Logged out there",
  "sessions.endAll": "Log out everywhere else",
  "sessions.endAll.title": "Log out everywhere else?",
  "sessions.endAll.text": [
    [
      "count",
      "plural",
      {
        "one": [
          "One other place is logged out, and forgets you."
        ],
        "other": [
          "#",
          " other places are logged out, and forget you."
        ]
      }
    ]
  ],
  "sessions.endAll.keep": "Stay logged in",
  "sessions.endedAll": "You are logged out everywhere else",
  "sessions.only": "You are logged in nowhere else."
} as Messages
