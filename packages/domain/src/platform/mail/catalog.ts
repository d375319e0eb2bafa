import type { NotificationItemKind } from '@corkboard/contract'

/** One of several notifications in a mail. */
export interface NotificationLine {
  readonly kind: Exclude<NotificationItemKind, 'moderated' | 'warned' | 'schedule_refused'>
  /** The last user who did it. A username: a name of their own choice could contain a URL. */
  readonly username: string
  /** How many others did the same. */
  readonly others: number
}

/** The values that fill in each kind of mail. */
export interface MailValues {
  readonly verify_email: { readonly firstName: string }
  readonly password_reset: { readonly firstName: string }
  readonly password_changed: { readonly firstName: string }
  readonly confirm_new_email: { readonly firstName: string }
  /** The address of their account was entered for another one. */
  readonly email_in_use: { readonly firstName: string; readonly username: string }
  readonly email_changed: { readonly firstName: string; readonly newEmail: string }
  readonly two_factor_on: { readonly firstName: string }
  readonly two_factor_off: { readonly firstName: string }
  /** For a parent, who knows the account by their child's username. */
  readonly confirm_backup_email: { readonly firstName: string; readonly username: string }
  readonly passcode_reset: { readonly firstName: string; readonly username: string }
  readonly account_linked: { readonly firstName: string; readonly provider: string }
  readonly passcode_changed: { readonly firstName: string }
  /** `follower` is a username: a name of their own choice could contain a URL. */
  readonly new_follower: { readonly firstName: string; readonly follower: string }
  /** `username`: the last user who wrote; `others`: how many more wrote. */
  readonly new_messages: { readonly firstName: string; readonly username: string; readonly others: number }
  /** `more`: notifications without a line of their own. */
  readonly news_digest: {
    readonly firstName: string
    readonly lines: readonly NotificationLine[]
    readonly more: number
  }
  /** A scheduled pin was not published at its time; `title` may be empty. */
  readonly schedule_refused: { readonly firstName: string; readonly title: string }
  /** `until` is a time in ISO 8601. */
  readonly data_ready: { readonly firstName: string; readonly until: string }
  /** A message from staff to the user. */
  readonly warning: { readonly firstName: string; readonly words: string }
  readonly account_deleted: { readonly firstName: string; readonly days: number }
}

export type MailKind = keyof MailValues

export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Label of the button that opens the mail's link. */
  readonly button?: string
  /** The kind of recipient; defaults to a member. */
  readonly addressee?: Addressee
}

export type Addressee = 'member' | 'parent' | 'former'

/** All mails in one language. */
export interface MailCatalog {
  readonly mails: { readonly [K in MailKind]: (values: MailValues[K]) => MailText }
  readonly greeting: (firstName: string | undefined) => string
  /** Shown below the button, before the URL itself. */
  readonly linkHint: string
  /** Shown below notifications, before the URL that unsubscribes from them. */
  readonly unsubscribe: string
  /** Shown at the end of every mail: why this email address gets it. */
  readonly signature: Readonly<Record<Addressee, (siteName: string) => string>>
}
