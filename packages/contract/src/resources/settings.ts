import Type from 'typebox'
import { defineResource } from '../resource.ts'
import {
  EditableSettings,
  NotificationOption,
  NotificationOptions,
  SettingOption,
  UserSettings,
} from '../wire/settings.ts'

/** IDENT-13: `update` changes what is sent and nothing else; a refusal names the setting at fault and changes nothing. */
export const UserSettingsResource = defineResource('UserSettingsResource', {
  get: { options: Type.Object({}), data: UserSettings },
  update: { options: Type.Partial(EditableSettings), data: UserSettings },
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
