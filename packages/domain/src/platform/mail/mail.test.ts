import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { openMailbox } from '@corkboard/testkit/mailbox'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createCtx } from '../../kernel/index.ts'
import { composeMail, type MailParts } from './compose-mail.ts'
import { createFolderMailer, createSmtpMailer, dropMailLinks, findMailLink, queueMail, spendMailLink } from './index.ts'
import { type MailOrder, sendMail } from './queue-mail.ts'
import { issueMailLink, sweepMailLinks } from './mail-links.ts'

const HOUR_MS = 3_600_000
const FROM = 'Corkboard <pins@example.org>'

const order = (more: Partial<MailOrder> = {}): MailOrder => ({
  kind: 'verify_email',
  to: 'alice@example.org',
  locale: 'en-US',
  values: { firstName: 'Alice' },
  link: { purpose: 'verify_email', userId: '7', origin: 'https://pins.example', path: '/email/verify/' },
  ...more,
})

const composed = (more: Partial<MailParts> = {}) =>
  composeMail({ id: 'one', ...order(), link: 'https://pins.example/x', ...more })

const queued = async (test: TestCtx) => {
  const { rows } = await test.site.database.pool.query(
    `select payload from graphile_worker._private_jobs where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'send_mail')`,
  )
  return rows.map((row) => row.payload as Record<string, unknown>)
}

it('a mail is sent through a mail server with a working link', async () => {
  await using test = await createTestCtx()
  await using mailbox = await openMailbox()
  const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from: FROM })
  const ctx = createCtx({ ...test.site, mailer }, test.visitor.viewer)
  await ctx.transaction((tx) => queueMail(tx, order()))
  const [payload = {}] = await queued(test)
  await sendMail(ctx, payload)
  const mail = await mailbox.next('alice@example.org')
  expect(mail).toMatchObject({ from: 'pins@example.org', subject: 'Verify your email' })
  expect(mail.headers.get('message-id')).toBe(`<${String(payload['id'])}@example.org>`)
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail.headers.has('list-unsubscribe')).toBe(false)
  expect(mail.link).toMatch(/^\/email\/verify\/\?token=[\w-]{43}$/)
  expect(mail.html).toContain(`https://pins.example${mail.link}`)
  const token = mail.link!.split('=')[1]!
  expect(await findMailLink(ctx, 'verify_email', token)).toEqual({ userId: '7', email: 'alice@example.org' })
  mailer.close()
})

it('a mail of a rolled-back transaction is not sent', async () => {
  await using test = await createTestCtx()
  const undone = test.visitor.transaction(async (tx) => {
    await queueMail(tx, order())
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await queued(test)).toEqual([])
})

it('neither a queued mail nor the table of links contains a token', async () => {
  await using test = await createTestCtx()
  await test.visitor.transaction((tx) => queueMail(tx, order()))
  expect(JSON.stringify(await queued(test))).not.toContain('token')
  const token = await issueMailLink(test.visitor, 'verify_email', { userId: '7', email: 'a@example.org' })
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await test.site.database.pool.query('select mail_links::text as text from mail_links')
  expect(rows[0].text).not.toContain(token)
  expect(rows[0].text).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

it('an address that permanently refuses mail is given up, one that refuses temporarily is retried', async () => {
  await using test = await createTestCtx()
  await using mailbox = await openMailbox()
  const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from: FROM })
  const ctx = createCtx({ ...test.site, mailer }, test.visitor.viewer)
  const send = () => sendMail(ctx, { id: 'x', ...order() })
  mailbox.refuse('alice@example.org', 550)
  await expect(send()).resolves.toBeUndefined()
  mailbox.refuse('alice@example.org', 450)
  await expect(send()).rejects.toThrow('not taken')
  mailbox.refuse('alice@example.org', undefined)
  await send()
  expect(mailbox.mails).toHaveLength(1)
  mailer.close()
})

it('without a mail server a mail becomes a file, and the log mentions it without the address', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'corkboard-mail-'))
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const mailer = createFolderMailer({ folder: path.join(folder, 'mail'), from: FROM, log })
  await mailer.send(composed())
  const files = await readdir(path.join(folder, 'mail'))
  const text = await readFile(path.join(folder, 'mail', files[0]!), 'utf8')
  await rm(folder, { recursive: true })
  expect(files).toEqual(['one.eml'])
  expect(text).toContain('To: alice@example.org')
  expect(lines.join()).toContain('SMTP_URL is not set')
  expect(lines.join()).not.toContain('alice@example.org')
})

it.skipIf(process.platform === 'win32')(
  'only the owner can read mails in the folder, even if it was open before',
  async () => {
    const parent = await mkdtemp(path.join(os.tmpdir(), 'corkboard-mail-'))
    const modesIn = async (folder: string): Promise<string[]> => {
      await createFolderMailer({ folder, from: FROM, log: pino({ level: 'silent' }) }).send(composed())
      const facts = await Promise.all([stat(folder), stat(path.join(folder, 'one.eml'))])
      return facts.map(({ mode }) => (mode & 0o777).toString(8))
    }
    const open = path.join(parent, 'open')
    await mkdir(open, { mode: 0o755 })
    const modes = [await modesIn(path.join(parent, 'new')), await modesIn(open)]
    await rm(parent, { recursive: true })
    expect(modes).toEqual([
      ['700', '600'],
      ['700', '600'],
    ])
  },
)

it('users can unsubscribe from notifications with one click', async () => {
  const mail = composed({ unsubscribeUrl: 'https://pins.example/u/?t=1' })
  await using mailbox = await openMailbox()
  const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from: FROM })
  await mailer.send(mail)
  mailer.close()
  const { headers } = await mailbox.next('alice@example.org')
  expect([headers.get('list-unsubscribe'), headers.get('list-unsubscribe-post')]).toEqual([
    '<https://pins.example/u/?t=1>',
    'List-Unsubscribe=One-Click',
  ])
})

it.each([
  ['Alice', 'Hi Alice,'],
  ['<b>Bo', 'Hi <b>Bo,'],
  ['win.example/now', 'Hi,'],
  ['www win', 'Hi,'],
])('%j is greeted with %j', (firstName, greeting) => {
  const { text, html } = composed({ values: { firstName } })
  expect(text.split('\n')[0]).toBe(greeting)
  expect(html).not.toContain('<b>')
})

it.each([
  ['verify_email', { firstName: 'Alice' }, 'this address belongs to an account'],
  ['email_changed', { firstName: 'Alice', newEmail: 'b@example.org' }, 'belonged to an account at Corkboard until now'],
  ['confirm_backup_email', { firstName: '', username: 'mia' }, 'gave this address for their parental passcode'],
] as const)('%s states the real reason why its address gets it', (kind, values, reason) => {
  const { text, html } = composed({ kind, values })
  expect(text).toContain(reason)
  expect(html).toContain(reason)
})

it('a locale without a catalog gets the complete one', () => {
  expect(composed({ locale: 'de-CH' })).toMatchObject({
    locale: 'en-US',
    subject: 'Verify your email',
  })
})

it('a link works once, for its purpose, before it expires; using it ends the user’s other links of its kind', async () => {
  await using test = await createTestCtx()
  const ctx = test.visitor
  const link = { userId: '7', email: 'a@example.org' }
  const use = (purpose: 'verify_email' | 'reset_password', token: string) =>
    ctx.transaction((tx) => spendMailLink(tx, purpose, token))
  const [one, two] = [
    await issueMailLink(ctx, 'reset_password', link),
    await issueMailLink(ctx, 'reset_password', link),
  ]
  expect(await use('verify_email', one)).toBeUndefined()
  expect(await use('reset_password', 'A'.repeat(43))).toBeUndefined()
  expect(await use('reset_password', 'nonsense')).toBeUndefined()
  const outcomes = await Promise.all([use('reset_password', one), use('reset_password', one)])
  expect(outcomes.filter(Boolean)).toEqual([link])
  expect(await use('reset_password', two)).toBeUndefined()
  const late = await issueMailLink(ctx, 'reset_password', link)
  test.clock.pass(HOUR_MS)
  expect(await use('reset_password', late)).toBeUndefined()
  await sweepMailLinks(ctx.db, ctx.now())
  expect(await ctx.db.selectFrom('mail_links').selectAll().execute()).toEqual([])
  const dropped = await issueMailLink(ctx, 'verify_email', link)
  await ctx.transaction((tx) => dropMailLinks(tx, '7', ['verify_email']))
  expect(await use('verify_email', dropped)).toBeUndefined()
})
