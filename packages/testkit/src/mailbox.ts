import { once, EventEmitter } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Names are in lower case. */
  readonly headers: ReadonlyMap<string, string>
  /** Path and query of the first link, as opened by a click. */
  readonly link: string | undefined
}

/** A real mail server that stores what it receives. */
export interface Mailbox extends AsyncDisposable {
  readonly smtpUrl: string
  /** All mails so far, in order of arrival. */
  readonly mails: readonly CaughtMail[]
  /** Returns the next mail to this address that has not been taken yet; waits for it. */
  next(to: string): Promise<CaughtMail>
  /** Refuses mail to an address from now on: `550` permanently, `450` temporarily. `undefined` accepts it again. */
  refuse(to: string, code: 450 | 550 | undefined): void
}

/** Only against a test that would hang. */
const PATIENCE_MS = 60_000

const pathOf = (text: string): string | undefined => {
  const [address] = /https?:\/\/\S+/.exec(text) ?? []
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

const read = async (source: Buffer, to: string): Promise<CaughtMail> => {
  const mail = await PostalMime.parse(source)
  const text = mail.text ?? ''
  return {
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
    link: pathOf(text),
  }
}

export const openMailbox = async (): Promise<Mailbox> => {
  const mails: CaughtMail[] = []
  const taken = new Set<CaughtMail>()
  const refused = new Map<string, number>()
  const arrivals = new EventEmitter()
  arrivals.setMaxListeners(0)

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      const code = refused.get(address)
      done(code === undefined ? undefined : Object.assign(new Error('not taken'), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        void read(Buffer.concat(chunks), to).then((mail) => {
          mails.push(mail)
          arrivals.emit('mail')
          done()
        }, done)
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  if (!listener.listening) await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo

  const next = async (to: string): Promise<CaughtMail> => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    for (;;) {
      const mail = mails.find((caught) => caught.to === to && !taken.has(caught))
      if (mail) {
        taken.add(mail)
        return mail
      }
      await once(arrivals, 'mail', { signal }).catch((error: unknown) => {
        throw new Error(
          `No mail to ${to} came; there are ${mails.map((m) => `"${m.subject}" to ${m.to}`).join(', ')}`,
          {
            cause: error,
          },
        )
      })
    }
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    next,
    refuse: (to, code) => void (code === undefined ? refused.delete(to) : refused.set(to, code)),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
