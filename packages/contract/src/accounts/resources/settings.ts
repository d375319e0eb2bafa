import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { CookieChoices, CookieConsent } from '../wire/cookies.ts'
import {
  EditableSettings,
  NotificationOption,
  NotificationOptions,
  ParentalPasscode,
  SettingOption,
  UserSettings,
} from '../wire/settings.ts'

/**
 * IDENT-13: `update` changes only the settings it contains; an error names the setting at fault and changes nothing.
 * Unlike elsewhere, a name that is no setting is an error too: a choice must not seem to be saved.
 */
export const UserSettingsResource = defineResource('UserSettingsResource', {
  get: { options: Type.Object({}), data: UserSettings },
  update: {
    options: Type.Object(
      {
        ...Type.Partial(EditableSettings).properties,
        /** Required when the change loosens something that a parental passcode protects (`passcode.required`). */
        passcode: Type.Optional(Type.String()),
      },
      { additionalProperties: false },
    ),
    data: UserSettings,
  },
})

const Notifications = {
  get: { options: Type.Object({}), data: NotificationOptions },
  /** Omitted kinds stay unchanged. */
  update: {
    options: Type.Object({ options: Type.Array(NotificationOption, { maxItems: 50 }) }),
    data: NotificationOptions,
  },
} as const

/** IDENT-13: notifications by mail, by kind. */
export const EmailSettingsResource = defineResource('EmailSettingsResource', Notifications)
/** IDENT-13: push notifications. None are sent yet: there is no kind to list, and choosing one is refused. */
export const PushSettingsResource = defineResource('PushSettingsResource', Notifications)
/** IDENT-13: notifications listed in the app. */
export const NewsSettingsResource = defineResource('NewsSettingsResource', Notifications)

/** Countries, named in the requested language and sorted by that name. */
export const CountriesResource = defineResource('CountriesResource', {
  get: {
    signedOut: true,
    options: Type.Object({ locale: Type.Optional(Type.String()) }),
    data: Type.Array(SettingOption),
  },
})

/** Available languages, each named in itself. */
export const LocalesResource = defineResource('LocalesResource', {
  get: { signedOut: true, options: Type.Object({}), data: Type.Array(SettingOption) },
})

const MailSubscription = Type.Object({
  /** The email address, hidden except for its first letter and its host. */
  email: Type.String(),
  /** The kind of mail whose link was followed; clients offer to unsubscribe from it first. */
  kind: Type.String(),
  options: Type.Array(NotificationOption),
})

/**
 * IDENT-18: mail subscriptions, for anyone who has a mail's link, logged in or not. `update` changes the kinds it
 * contains, or all of them with `unsubscribe_all`.
 */
export const EmailSubscriptionResource = defineResource('EmailSubscriptionResource', {
  get: { signedOut: true, options: Type.Object({ token: Type.String() }), data: MailSubscription },
  update: {
    signedOut: true,
    options: Type.Object({
      token: Type.String(),
      options: Type.Optional(Type.Array(NotificationOption, { maxItems: 50 })),
      unsubscribe_all: Type.Optional(Type.Boolean()),
    }),
    data: MailSubscription,
  },
})

/**
 * IDENT-12: protects the settings of users below 18. `create` sets the passcode and mails the parent; `update` changes
 * the passcode or the email address and `delete` removes it, both with the passcode. Five wrong ones lock it for 15
 * minutes, then longer.
 */
export const ParentalPasscodeResource = defineResource('ParentalPasscodeResource', {
  get: { options: Type.Object({}), data: ParentalPasscode },
  create: {
    options: Type.Object({
      passcode: Type.String(),
      confirm_passcode: Type.String(),
      backup_email: Type.String(),
      confirm_backup_email: Type.String(),
      /** The account's password, unless entered in this session within the last ten minutes. */
      password: Type.Optional(Type.String()),
    }),
    data: ParentalPasscode,
  },
  update: {
    options: Type.Object({
      passcode: Type.String(),
      new_passcode: Type.Optional(Type.String()),
      confirm_passcode: Type.Optional(Type.String()),
      backup_email: Type.Optional(Type.String()),
      confirm_backup_email: Type.Optional(Type.String()),
    }),
    data: ParentalPasscode,
  },
  delete: { options: Type.Object({ passcode: Type.String() }), data: Type.Null() },
})

/** For the modal: checks the passcode. The change itself sends it again. */
export const ParentalPasscodeValidationResource = defineResource('ParentalPasscodeValidationResource', {
  create: { options: Type.Object({ passcode: Type.String() }), data: Type.Null() },
})

/** The parent's email address: `create` mails them again, `update` follows the link, in any browser. */
export const BackupEmailResource = defineResource('BackupEmailResource', {
  create: { options: Type.Object({}), data: Type.Null() },
  update: { signedOut: true, options: Type.Object({ token: Type.String() }), data: Type.Null() },
})

/** A forgotten passcode: `create` mails the parent, `update` sets another one with that link. */
export const ParentalPasscodeResetResource = defineResource('ParentalPasscodeResetResource', {
  create: { options: Type.Object({}), data: Type.Null() },
  update: {
    signedOut: true,
    options: Type.Object({ token: Type.String(), passcode: Type.String(), confirm_passcode: Type.String() }),
    data: Type.Null(),
  },
})

/** IDENT-14: `update` sets the choice for this browser and, if logged in, for the account. */
export const CookieConsentResource = defineResource('CookieConsentResource', {
  get: { signedOut: true, options: Type.Object({}), data: CookieConsent },
  update: {
    signedOut: true,
    options: Type.Object({
      ...CookieChoices.properties,
      /** From the current URL: stored from now on, if both choices allow it. */
      advertising_id: Type.Optional(Type.String()),
    }),
    data: CookieConsent,
  },
})
