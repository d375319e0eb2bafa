import type { MailKind, MailText, MailValues } from './catalog.ts'
import type { Mail } from './mailer.ts'
import { catalogFor } from './messages/index.ts'

const SITE_NAME = 'Corkboard'

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/**
 * Leaves out a first name that looks like a URL: mail programs would turn it into a link, and anyone who signs up with
 * someone else's email address would advertise through us.
 */
const namedIn = (firstName: string): string | undefined =>
  firstName === '' || /[.:/@\\]|www/i.test(firstName) ? undefined : firstName

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:24px;background:#1d1d1b;color:#ffffff;text-decoration:none;font-weight:600'
const BODY = 'margin:0;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#ffffff'
const SMALL = 'font-size:13px;color:#5f5f59'

export interface MailParts<K extends MailKind = MailKind> {
  readonly id: string
  readonly kind: K
  readonly to: string
  readonly locale: string
  readonly values: MailValues[K]
  /** Target of the button. */
  readonly link?: string
  readonly unsubscribeUrl?: string
}

/** Composes a mail in the user's language, as text and as plain HTML without external resources. */
export const composeMail = <K extends MailKind>(parts: MailParts<K>): Mail => {
  const { locale, catalog } = catalogFor(parts.locale)
  const { subject, paragraphs, button, addressee = 'member' }: MailText = catalog.mails[parts.kind](parts.values)
  const greeting = catalog.greeting(namedIn(parts.values.firstName))
  const signature = catalog.signature[addressee](SITE_NAME)
  const link = button === undefined ? undefined : parts.link
  const { id, to, unsubscribeUrl } = parts
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [`${button}:\n${link}`] : []),
    `-- \n${signature}`,
    ...(unsubscribeUrl ? [`${catalog.unsubscribe}\n${unsubscribeUrl}`] : []),
  ].join('\n\n')
  const html = [
    `<!doctype html><html lang="${escape(locale)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body style="${BODY}"><div style="max-width:560px;margin:0 auto">`,
    ...[greeting, ...paragraphs].map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...(link
      ? [
          `<p><a href="${escape(link)}" style="${BUTTON}">${escape(button ?? '')}</a></p>`,
          `<p style="${SMALL}">${escape(catalog.linkHint)}<br>${escape(link)}</p>`,
        ]
      : []),
    `<hr style="border:0;border-top:1px solid #dddddd"><p style="${SMALL}">${escape(signature)}</p>`,
    ...(unsubscribeUrl
      ? [
          `<p style="${SMALL}">${escape(catalog.unsubscribe)}<br>`,
          `<a href="${escape(unsubscribeUrl)}" style="color:inherit">${escape(unsubscribeUrl)}</a></p>`,
        ]
      : []),
    '</div></body></html>',
  ].join('\n')
  return { id, to, subject, text: `${text}\n`, html, locale, ...(unsubscribeUrl && { unsubscribeUrl }) }
}
