import { randomUUID } from 'node:crypto'
import type { Id } from '@corkboard/contract'
import { type JobPayload, jobs } from '@corkboard/database'
import type { Ctx, TxCtx } from '../../kernel/index.ts'
import type { MailKind, MailValues } from './catalog.ts'
import { composeMail } from './compose-mail.ts'
import { issueMailLink, type LinkPurpose } from './mail-links.ts'
import { onOwnHost } from './own-host.ts'
import { type Subscription, subscriptionToken } from './subscription-token.ts'

/** IDENT-18: the page for mail subscriptions; mail programs POST to it (RFC 8058). */
const SUBSCRIPTION_PATH = '/email/subscription/'

export const MAIL_TASK = 'send_mail'
/** With the queue's growing pauses, this takes about two days. */
const MAX_ATTEMPTS = 12

export interface MailOrder<K extends MailKind = MailKind> {
  readonly kind: K
  readonly to: string
  /** The user's locale, BCP 47. */
  readonly locale: string
  readonly values: MailValues[K]
  /**
   * A link that proves that its user reads the mail; its token is created when the mail is sent, so it never waits in
   * the queue.
   */
  readonly link?: {
    readonly purpose: LinkPurpose
    readonly userId: Id
    /** `https://pins.example`: the site's public origin. */
    readonly origin: string
    /** Path of the page it opens, which gets `?token=`. */
    readonly path: string
  }
  /** A page of the site to link to, for mails that prove nothing. */
  readonly page?: string
  /** Makes the mail a notification that users can unsubscribe from, on that origin. */
  readonly news?: Subscription & { readonly origin: string }
}

/** Sends a mail after this transaction commits, and only then. */
export const queueMail = async <K extends MailKind>(ctx: Pick<TxCtx, 'db'>, order: MailOrder<K>): Promise<void> => {
  await jobs.add(ctx.db, MAIL_TASK, { id: randomUUID(), ...order }, { maxAttempts: MAX_ATTEMPTS })
}

const linkOf = async (ctx: Ctx, { link, to }: MailOrder): Promise<string | undefined> => {
  if (!link) return undefined
  const token = await issueMailLink(ctx, link.purpose, { userId: link.userId, email: to })
  return onOwnHost(ctx.site, `${link.origin}${link.path}?token=${token}`)
}

/** The worker's job for a queued mail. A retry creates a second link; using one ends both. */
export const sendMail = async (ctx: Ctx, payload: JobPayload): Promise<void> => {
  // Only `queueMail` adds these jobs.
  const order = payload as unknown as MailOrder & { readonly id: string }
  const { id, kind, to, locale, values, news } = order
  const link = (await linkOf(ctx, order)) ?? (order.page && onOwnHost(ctx.site, order.page))
  const unsubscribeUrl = news && `${news.origin}${SUBSCRIPTION_PATH}?token=${subscriptionToken(ctx.site.signer, news)}`
  const parts = { id, kind, to, locale, values, ...(link && { link }), ...(unsubscribeUrl && { unsubscribeUrl }) }
  const outcome = await ctx.site.mailer.send(composeMail(parts))
  if (outcome === 'refused') ctx.log.warn({ kind }, 'a mail was refused by the server it is for')
}
