import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type Nodemailer from 'nodemailer'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Logger } from 'pino'

/** A mail as it is sent. */
export interface Mail {
  /** Told to mail programs, so that a mail sent twice after a broken connection shows once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** BCP 47 */
  readonly locale: string
  /** Of news: where one POST ends them (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Takes mails out of the building. */
export interface Mailer {
  /** Whether mails reach people; otherwise the operator finds them in a folder, and people are told so. */
  readonly sendsMail: boolean
  /**
   * Resolves once the mail is somebody else's to deliver. `refused`: the address will never take it, so there is no
   * use in trying again. @throws when it may work later
   */
  send(mail: Mail): Promise<'sent' | 'refused'>
  close(): void
}

declare module '../../kernel/context.ts' {
  interface Site {
    readonly mailer: Mailer
  }
}

/** A server that does not answer must not hold a worker for long; the mail is tried again. */
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
    // No out-of-office answers.
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

/** Reading the library takes a tenth of a start, and most processes never send a mail. */
const lazily = <T extends Pick<Transporter, 'close'>>(open: (nodemailer: typeof Nodemailer) => T) => {
  let opened: Promise<T> | undefined
  return {
    get: (): Promise<T> => (opened ??= import('nodemailer').then(({ default: nodemailer }) => open(nodemailer))),
    close: (): void => void opened?.then((transport) => transport.close()),
  }
}

/** Through a mail server: `smtp://user:password@host:587`, `smtps://…`. */
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
      // What a person typed is text, never a file or an address to read from.
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

/** Where no mail server is configured: a file a mail, which any mail program opens. */
export const createFolderMailer = (options: { folder: string; from: string; log: Logger }): Mailer => {
  const transport = lazily((nodemailer) =>
    nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    sendsMail: false,
    send: async (mail) => {
      const { message } = await (await transport.get()).sendMail(optionsOf(options.from, mail))
      await mkdir(options.folder, { recursive: true, mode: 0o700 })
      // Links in them log people in; an earlier Corkboard left the folder open to others.
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
