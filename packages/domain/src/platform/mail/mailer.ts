import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type Nodemailer from 'nodemailer'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Logger } from 'pino'

/** A mail as it is sent. */
export interface Mail {
  /** Sent along as the message id, so that a mail sent twice after a broken connection appears only once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** BCP 47 */
  readonly locale: string
  /** For notifications: the URL where one POST unsubscribes (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends mails. */
export interface Mailer {
  /** True when mails reach users. Otherwise the operator finds them in a folder, and users are informed of it. */
  readonly sendsMail: boolean
  /**
   * Resolves once another server is responsible for delivery. `refused`: the address will never accept the mail, so a
   * retry is useless.
   * @throws when a retry may work
   */
  send(mail: Mail): Promise<'sent' | 'refused'>
  close(): void
}

declare module '../../kernel/context.ts' {
  interface Site {
    readonly mailer: Mailer
  }
}

/** A server that does not respond must not block a worker for long; the mail is retried. */
const PATIENCE_MS = 20_000

const optionsOf = (from: string, mail: Mail): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: {
    'Content-Language': mail.locale,
    // Prevents out-of-office replies.
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl && {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560
}

/** Loading the library takes a tenth of the startup time, and most processes never send a mail. */
const lazily = <T extends Pick<Transporter, 'close'>>(open: (nodemailer: typeof Nodemailer) => T) => {
  let opened: Promise<T> | undefined
  return {
    get: (): Promise<T> => (opened ??= import('nodemailer').then(({ default: nodemailer }) => open(nodemailer))),
    close: (): void => void opened?.then((transport) => transport.close()),
  }
}

/** Sends through a mail server: `smtp://user:password@host:587`, `smtps://…`. */
export const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = lazily((nodemailer) =>
    nodemailer.createTransport({
      pool: true,
      maxConnections: 2,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // User input is text, never a file or URL to read from.
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    sendsMail: true,
    send: async (mail) => {
      try {
        await (await transport.get()).sendMail(optionsOf(from, mail))
        return 'sent'
      } catch (error) {
        if (isRefusedForGood(error)) return 'refused'
        throw error
      }
    },
    close: transport.close,
  }
}

/** Used without a mail server: writes each mail to a file that any mail program can open. */
export const createFolderMailer = (options: { folder: string; from: string; log: Logger }): Mailer => {
  const transport = lazily((nodemailer) =>
    nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    sendsMail: false,
    send: async (mail) => {
      const { message } = await (await transport.get()).sendMail(optionsOf(options.from, mail))
      await mkdir(options.folder, { recursive: true, mode: 0o700 })
      // The mails contain login links; an earlier version of Corkboard left the folder open to others.
      await chmod(options.folder, 0o700)
      const file = path.join(options.folder, `${mail.id}.eml`)
      const unfinished = `${file}.${randomUUID()}.part`
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, file)
      // NOTE: no address in the log (quality §3).
      options.log.info({ file, subject: mail.subject }, 'a mail was put into a folder, as SMTP_URL is not set')
      return 'sent'
    },
    close: transport.close,
  }
}
