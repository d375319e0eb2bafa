/**
 * Ways in which news of what others did reaches a person (IDENT-13). `news` is the list in the product itself. Of `push`
 * the choice is kept for programs that ask for it (business §3 "Settings"); nothing here sends any, so no screen offers it.
 */
export const NOTIFICATION_CHANNELS = ['mail', 'push', 'news'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** (ours) Those that something is sent by, which screens offer. */
export const SENT_CHANNELS = ['news', 'mail'] as const satisfies readonly NotificationChannel[]
export type SentChannel = (typeof SENT_CHANNELS)[number]

/**
 * (ours) Kinds of news, with the channels they come by and whether they do before anybody chose. Mails about the account
 * itself (verification, resets, what was changed) are none: nobody can turn them off.
 */
export const NOTIFICATION_KINDS = {
  new_follower: { mail: true, push: true, news: true },
  pin_saved: { mail: false, push: true, news: true },
  comment: { mail: true, push: true, news: true },
  reaction: { mail: false, push: true, news: true },
  mention: { mail: true, push: true, news: true },
  message: { mail: true, push: true },
  board_invite: { mail: true, push: true, news: true },
  board_activity: { mail: false, push: true, news: true },
} as const satisfies Readonly<Record<string, { readonly [C in NotificationChannel]?: boolean }>>
export type NotificationKind = keyof typeof NOTIFICATION_KINDS

const isKind = (name: string): name is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, name)

/** What a kind does on a channel before anybody chose; `undefined` where there is no such kind, or it never comes this way. */
export const defaultOf = (channel: NotificationChannel, kind: string): boolean | undefined => {
  if (!isKind(kind)) return undefined
  const channels: { readonly [C in NotificationChannel]?: boolean } = NOTIFICATION_KINDS[kind]
  return channels[channel]
}

/** Every kind that comes by a channel, in the order in which settings show them. */
export const kindsOf = (channel: NotificationChannel): NotificationKind[] =>
  (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) => defaultOf(channel, kind) !== undefined)
