/** Channels that deliver notifications to a user (IDENT-13). `news` is the list in the app itself. */
export const NOTIFICATION_CHANNELS = ['news', 'mail'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/**
 * (ours) Kinds of notifications, with their channels and the default of each. Mails about the account itself
 * (verification, resets, changes) are not included: no one can turn them off.
 */
export const NOTIFICATION_KINDS = {
  new_follower: { mail: true, news: true },
  pin_saved: { mail: false, news: true },
  comment: { mail: true, news: true },
  reaction: { mail: false, news: true },
  mention: { mail: true, news: true },
  message: { mail: true },
  board_invite: { mail: true, news: true },
  board_activity: { mail: false, news: true },
} as const satisfies Readonly<Record<string, { readonly [C in NotificationChannel]?: boolean }>>
export type NotificationKind = keyof typeof NOTIFICATION_KINDS

const isKind = (name: string): name is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, name)

/** Returns the default of a kind on a channel; `undefined` for an unknown kind, or one that is never sent this way. */
export const defaultOf = (channel: NotificationChannel, kind: string): boolean | undefined => {
  if (!isKind(kind)) return undefined
  const channels: { readonly [C in NotificationChannel]?: boolean } = NOTIFICATION_KINDS[kind]
  return channels[channel]
}

/** Returns every kind sent on a channel, in the order that settings show them. */
export const kindsOf = (channel: NotificationChannel): NotificationKind[] =>
  (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) => defaultOf(channel, kind) !== undefined)
