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

/** IDENT-13: `update` changes what is sent and nothing else; a refusal names the setting at fault and changes nothing. */
export const UserSettingsResource = defineResource('UserSettingsResource', {
  get: { options: Type.Object({}), data: UserSettings },
  update: {
    options: Type.Object({
      ...Type.Partial(EditableSettings).properties,
      /** Needed where the change loosens what a parental passcode guards (`passcode.required`). */
      passcode: Type.Optional(Type.String()),
    }),
    data: UserSettings,
  },
})

const Notifications = {
  get: { options: Type.Object({}), data: NotificationOptions },
  /** Kinds left out stay as they are. */
  update: {
    options: Type.Object({ options: Type.Array(NotificationOption, { maxItems: 50 }) }),
    data: NotificationOptions,
  },
} as const

/** IDENT-13: what comes by mail, by kind. */
export const EmailSettingsResource = defineResource('EmailSettingsResource', Notifications)
/** IDENT-13: what comes to devices. */
export const PushSettingsResource = defineResource('PushSettingsResource', Notifications)
/** IDENT-13: what is listed in the product. */
export const NewsSettingsResource = defineResource('NewsSettingsResource', Notifications)

/** Countries, named in the language asked for and sorted by that name. */
export const CountriesResource = defineResource('CountriesResource', {
  get: {
    signedOut: true,
    options: Type.Object({ locale: Type.Optional(Type.String()) }),
    data: Type.Array(SettingOption),
  },
})

/** Languages people may choose, each named in itself. */
export const LocalesResource = defineResource('LocalesResource', {
  get: { signedOut: true, options: Type.Object({}), data: Type.Array(SettingOption) },
})

const MailSubscription = Type.Object({
  /** The address, all but its first letter and its host hidden. */
  email: Type.String(),
  /** The kind of the mail whose link was followed; clients offer to end that first. */
  kind: Type.String(),
  options: Type.Array(NotificationOption),
})

/**
 * IDENT-18: what comes by mail, for whoever has the link of one, signed in or not. `update` changes the kinds sent, or all
 * with `unsubscribe_all`.
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
 * IDENT-12: a gate before the settings of somebody below 18. `create` puts it there and mails the parent; `update` changes
 * passcode or address, `delete` takes it away, each with the passcode. Five wrong ones close it for 15 minutes, then longer.
 */
export const ParentalPasscodeResource = defineResource('ParentalPasscodeResource', {
  get: { options: Type.Object({}), data: ParentalPasscode },
  create: {
    options: Type.Object({
      passcode: Type.String(),
      confirm_passcode: Type.String(),
      backup_email: Type.String(),
      confirm_backup_email: Type.String(),
      /** The account's, where it was not given in this session within ten minutes. */
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

/** The modal: whether this is the passcode. The change itself sends it again. */
export const ParentalPasscodeValidationResource = defineResource('ParentalPasscodeValidationResource', {
  create: { options: Type.Object({ passcode: Type.String() }), data: Type.Null() },
})

/** The parent's address: `create` mails them once more, `update` follows the link, in whichever browser. */
export const BackupEmailResource = defineResource('BackupEmailResource', {
  create: { options: Type.Object({}), data: Type.Null() },
  update: { signedOut: true, options: Type.Object({ token: Type.String() }), data: Type.Null() },
})

/** A forgotten passcode: `create` mails the parent, `update` chooses another with that link. */
export const ParentalPasscodeResetResource = defineResource('ParentalPasscodeResetResource', {
  create: { options: Type.Object({}), data: Type.Null() },
  update: {
    signedOut: true,
    options: Type.Object({ token: Type.String(), passcode: Type.String(), confirm_passcode: Type.String() }),
    data: Type.Null(),
  },
})

/** IDENT-14: `update` answers for this browser, and for the account of whoever is signed in. */
export const CookieConsentResource = defineResource('CookieConsentResource', {
  get: { signedOut: true, options: Type.Object({}), data: CookieConsent },
  update: {
    signedOut: true,
    options: Type.Object({
      ...CookieChoices.properties,
      /** Of the address that is open: kept from now on, if both choices allow it. */
      advertising_id: Type.Optional(Type.String()),
    }),
    data: CookieConsent,
  },
})
