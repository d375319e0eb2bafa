import { defineModule } from '../../kernel/index.ts'
import { MAIL_TASK, sendMail } from './queue-mail.ts'
import { sweepMailLinks } from './mail-links.ts'

/** Mails, their texts by language, and the one-time links in them. */
export const mail = defineModule('platform/mail', {
  uses: [],
  tables: ['mail_links'],
  jobs: [{ name: MAIL_TASK, run: sendMail }],
  sweeps: [(ctx) => sweepMailLinks(ctx.db, ctx.now())],
  erase: { rows: { mail_links: 'user_id' } },
  notCopied: { mail_links: 'secrets of links in mails' },
})
