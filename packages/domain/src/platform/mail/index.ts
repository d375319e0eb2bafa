export type { NewsLine } from './catalog.ts'
export {
  dropMailLinks,
  findMailLink,
  issueMailLink,
  type LinkPurpose,
  type MailLink,
  sweepMailLinks,
  spendMailLink,
} from './mail-links.ts'
export { createFolderMailer, createSmtpMailer, type Mail, type Mailer } from './mailer.ts'
export { readSubscriptionToken, type Subscription } from './subscription-token.ts'
export { MAIL_TASK, type MailOrder, queueMail, sendMail } from './queue-mail.ts'
