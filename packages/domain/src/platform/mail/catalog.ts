import type { NewsKind } from '@corkboard/contract'

/** One of several news in a mail. */
export interface NewsLine {
  readonly kind: Exclude<NewsKind, 'moderated' | 'warned'>
  /** Who did it last. A username: a name of their choosing could hold an address. */
  readonly username: string
  /** How many others did the same. */
  readonly others: number
}

/** What each kind of mail has to say besides its words. */
export interface MailValues {
  readonly verify_email: { readonly firstName: string }
  readonly password_reset: { readonly firstName: string }
  readonly password_changed: { readonly firstName: string }
  readonly confirm_new_email: { readonly firstName: string }
  readonly email_changed: { readonly firstName: string; readonly newEmail: string }
  readonly two_factor_on: { readonly firstName: string }
  readonly two_factor_off: { readonly firstName: string }
  /** To a parent, by whose child's username they know the account. */
  readonly confirm_backup_email: { readonly firstName: string; readonly username: string }
  readonly passcode_reset: { readonly firstName: string; readonly username: string }
  readonly account_linked: { readonly firstName: string; readonly provider: string }
  readonly passcode_changed: { readonly firstName: string }
  /** `follower` is a username: a name of their choosing could hold an address. */
  readonly new_follower: { readonly firstName: string; readonly follower: string }
  /** `username`: who wrote last; `others`: how many more wrote. */
  readonly new_messages: { readonly firstName: string; readonly username: string; readonly others: number }
  /** `more`: news that have no line of their own. */
  readonly news_digest: { readonly firstName: string; readonly lines: readonly NewsLine[]; readonly more: number }
  /** `until` is a moment, ISO 8601. */
  readonly data_ready: { readonly firstName: string; readonly until: string }
  /** What somebody who runs the site wrote to them. */
  readonly warning: { readonly firstName: string; readonly words: string }
  readonly account_deleted: { readonly firstName: string; readonly days: number }
}

export type MailKind = keyof MailValues

export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What the button says that leads to the mail's link. */
  readonly button?: string
  /** Whose address it goes to; a member's unless told. */
  readonly addressee?: Addressee
}

export type Addressee = 'member' | 'parent' | 'former'

/** Every mail in one language. */
export interface MailCatalog {
  readonly mails: { readonly [K in MailKind]: (values: MailValues[K]) => MailText }
  readonly greeting: (firstName: string | undefined) => string
  /** Below the button, before the address itself. */
  readonly linkHint: string
  /** Below news, before the address that ends them. */
  readonly unsubscribe: string
  /** At the end of every mail: why this address gets it. */
  readonly signature: Readonly<Record<Addressee, (siteName: string) => string>>
}
