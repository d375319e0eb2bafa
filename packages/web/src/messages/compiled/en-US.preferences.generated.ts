// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "preference.unsaved": "Not saved yet",
  "preference.undo": "Undo changes",
  "preference.locked.under16": "You can change this once you are 16.",
  "notifications.title": "Notifications",
  "notifications.text": "What you hear about, and where. Mail about your account itself always comes.",
  "notifications.ways": "Ways to hear from us",
  "notifications.back": "All notifications",
  "notifications.manage": [
    "Manage: ",
    [
      "way"
    ]
  ],
  "notifications.count": [
    [
      "count"
    ],
    " of ",
    [
      "total"
    ],
    " on"
  ],
  "notifications.news": "News on Corkboard",
  "notifications.news.text": "What is listed when you open your notifications here.",
  "notifications.mail": "Email notifications",
  "notifications.mail.text": [
    "What we write to ",
    [
      "email"
    ],
    "."
  ],
  "notifications.requests": "Message requests",
  "notifications.requests.text": "Who may write to you.",
  "notifications.kinds": "Tell me about",
  "notifications.kind.new_follower": "New followers",
  "notifications.kind.new_follower.text": "Somebody begins to follow you or one of your boards.",
  "notifications.kind.pin_saved": "Saves",
  "notifications.kind.pin_saved.text": "Somebody saves one of your pins.",
  "notifications.kind.comment": "Comments",
  "notifications.kind.comment.text": "Somebody comments on your pin, or answers you.",
  "notifications.kind.reaction": "Reactions",
  "notifications.kind.reaction.text": "Somebody likes your pin or comment.",
  "notifications.kind.mention": "Mentions",
  "notifications.kind.mention.text": "Somebody names you.",
  "notifications.kind.message": "Messages",
  "notifications.kind.message.text": "Somebody writes to you.",
  "notifications.kind.board_invite": "Board invitations",
  "notifications.kind.board_invite.text": "Somebody asks you to share a board.",
  "notifications.kind.board_activity": "Shared boards",
  "notifications.kind.board_activity.text": "Somebody comes to a board you share, adds to it or takes it over.",
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
  "permissions.unblock.name": [
    "Unblock ",
    [
      "name"
    ]
  ],
  "permissions.found": "Being found",
  "permissions.byEmail": "By email address",
  "permissions.byEmail.text": "People who know your address find your profile with it.",
  "permissions.byPhone": "By phone number",
  "permissions.byPhone.text": "People who know your number find your profile with it.",
  "permissions.suggested": "Suggest me to others",
  "permissions.suggested.text": "Your profile may appear among people to follow.",
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
  "privacy.visits": "Sites you visit",
  "privacy.visits.text": "What you look at on other sites that work with us improves what you see here.",
  "privacy.ads": "Ads you see",
  "privacy.ads.text": "What you do here decides which ads you see. Turned off, you see as many, chosen at random.",
  "privacy.shopping": "Shopping recommendations",
  "privacy.shopping.text": "Similar products show beside pins.",
  "privacy.tracking": "Reports to advertisers",
  "privacy.tracking.text": "Advertisers on other sites learn that an ad of theirs led to a visit or a purchase.",
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
  "ownProfile.username.text": [
    [
      "min"
    ],
    " to ",
    [
      "max"
    ],
    " letters, digits or underscores. Your profile moves along; others may then take the old one."
  ],
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
  "ownProfile.saving.last": "Saves to the board last saved to",
  "language.title": "Language and country",
  "language.text": "How we write to you, and which news, laws and currency apply.",
  "language.locale": "Language",
  "language.locale.text": "Where Corkboard does not speak it yet, it stays in English.",
  "language.unspoken": [
    "Corkboard does not speak ",
    [
      "language"
    ],
    " yet: its pages and mails stay in English. Dates, numbers and the direction of the pages follow your choice."
  ],
  "language.country": "Country or region",
  "cookies.title": "Cookies",
  "cookies.text": "Some cookies keep you logged in and your account safe; the site does not work without them. The others are up to you.",
  "cookies.choices": "Cookies you allow",
  "cookies.needed": "Necessary",
  "cookies.needed.text": "Logging in, safety, and your choices. Always on.",
  "cookies.personalization": "Personalization",
  "cookies.personalization.text": "Remember what you like, so that you see more of it.",
  "cookies.analytics": "Analytics",
  "cookies.analytics.text": "Count what is used, so that we learn what to improve.",
  "cookies.marketing": "Marketing",
  "cookies.marketing.text": "Tell whether an ad led somebody here.",
  "cookies.banner.title": "May we use more cookies?",
  "cookies.banner.text": "Necessary cookies keep the site working. With others we could show you more of what you like and learn what to improve. You can change your mind at any time.",
  "cookies.banner.settings": "More about cookies",
  "cookies.banner.accept": "Accept all",
  "cookies.banner.reject": "Only necessary",
  "cookies.banner.choose": "Choose",
  "cookies.banner.save": "Save choices",
  "subscription.title": "Email subscriptions",
  "subscription.ask": "Stop these emails?",
  "subscription.ask.text": [
    "“",
    [
      "kind"
    ],
    "” would not come to ",
    [
      "email"
    ],
    " any more."
  ],
  "subscription.stop": "Unsubscribe",
  "subscription.done": "You are unsubscribed",
  "subscription.done.text": [
    "“",
    [
      "kind"
    ],
    "” does not come to ",
    [
      "email"
    ],
    " any more."
  ],
  "subscription.undo": "Undo",
  "subscription.again": "You are subscribed again",
  "subscription.again.text": [
    "“",
    [
      "kind"
    ],
    "” goes on coming to ",
    [
      "email"
    ],
    "."
  ],
  "subscription.others": "What else we write to you",
  "subscription.none": "Unsubscribe from everything",
  "subscription.none.done": "You are unsubscribed from everything",
  "subscription.none.done.text": [
    "Only mail about your account itself still comes to ",
    [
      "email"
    ],
    "."
  ],
  "subscription.expired": "This link does not work",
  "subscription.expired.text": "Its account is gone, or part of the address is missing. The newest mail from us has a link that works.",
  "subscription.own": "Your email subscriptions are in your settings",
  "subscription.own.text": "There you choose what we write to you about.",
  "subscription.own.go": "Go to email notifications",
  "subscription.logIn": "Log in to choose what we write to you about, or follow the link at the end of one of our mails.",
  "passcode.title": "Parental passcode",
  "passcode.text": "A parent’s four digits before settings that decide who can reach a young person.",
  "passcode.guards": "It is asked for before",
  "passcode.guards.account": "the email or password is changed, or the account deleted",
  "passcode.guards.profile": "the profile becomes public, or is found more easily",
  "passcode.guards.reach": "more people may send messages, mention or comment",
  "passcode.guards.data": "ads are personalized, or shopping recommendations show",
  "passcode.guards.free": "It is never asked for when a change makes the account more private. It ends at 18.",
  "passcode.adult": "For people under 18",
  "passcode.adult.text": "Parents of somebody younger set it up in the young person’s settings, once their date of birth is known.",
  "passcode.none": "There is no passcode yet",
  "passcode.none.text": "A parent or guardian chooses it, and gives an email address of their own.",
  "passcode.setUp": "Set up",
  "passcode.setUp.title": "Create a parental passcode",
  "passcode.setUp.text": "For a parent or guardian: choose four digits that the young person does not know. A forgotten passcode is reset through your email address.",
  "passcode.setUp.done": [
    "The passcode is set. We sent a link to ",
    [
      "email"
    ],
    ": follow it to confirm the address."
  ],
  "passcode.code": "Passcode",
  "passcode.code.hint": "Four digits",
  "passcode.confirm": "Confirm passcode",
  "passcode.current": "Current passcode",
  "passcode.new": "New passcode",
  "passcode.email": "Backup email",
  "passcode.email.hint": "A parent’s own, different from the address of this account",
  "passcode.confirmEmail": "Confirm backup email",
  "passcode.create": "Create passcode",
  "passcode.on": "On",
  "passcode.change": "Change",
  "passcode.change.title": "Change passcode",
  "passcode.changed": "The passcode is changed",
  "passcode.email.change": "Change backup email",
  "passcode.email.changed": [
    "We sent a link to ",
    [
      "email"
    ],
    ". Follow it to confirm the address."
  ],
  "passcode.email.confirmed": "Confirmed",
  "passcode.email.unconfirmed": "Not confirmed yet. Until then a forgotten passcode cannot be reset.",
  "passcode.email.resend": "Send the link again",
  "passcode.email.resent": "Email sent",
  "passcode.forgotten": "Forgotten passcode",
  "passcode.forgotten.text": "We send a link to the backup email, with which another can be chosen.",
  "passcode.forgotten.unconfirmed": "The backup email has to be confirmed first.",
  "passcode.forgotten.send": "Send link",
  "passcode.forgotten.sent": [
    "We sent a link to ",
    [
      "email"
    ],
    ". It works for one hour."
  ],
  "passcode.remove": "Remove passcode",
  "passcode.remove.text": "All settings can then be changed without it.",
  "passcode.removed": "The passcode is removed",
  "passcode.required.wide": "Parental passcode required",
  "passcode.required.narrow": "Parental passcode",
  "passcode.required.text": "This setting is protected by a parental passcode.",
  "passcode.required.help": "Learn more about parental passcodes",
  "passcode.required.label": "Enter a 4-digit code",
  "passcode.required.placeholder": "XXXX",
  "passcode.required.close": "Close",
  "passcode.required.dismiss": "Close this question",
  "passcode.required.enter": "Enter",
  "passcode.triesLeft": [
    [
      "count",
      "plural",
      {
        "one": [
          "One try is left."
        ],
        "other": [
          "#",
          " tries are left."
        ]
      }
    ]
  ],
  "passcode.locked": [
    "The passcode was incorrect too many times. It can be tried again in ",
    [
      "minutes",
      "plural",
      {
        "one": [
          "a minute"
        ],
        "other": [
          "#",
          " minutes"
        ]
      }
    ],
    "."
  ],
  "passcode.wait": [
    [
      "minutes",
      "plural",
      {
        "one": [
          "You can try again in a minute."
        ],
        "other": [
          "You can try again in ",
          "#",
          " minutes."
        ]
      }
    ]
  ],
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
  "link.backup.expired": "It was used before, or it is older than a week. Another can be sent from the settings of the account."
} as Messages
