import { accounts } from '../../accounts/accounts/module.ts'
import { settings } from '../../accounts/settings/module.ts'
import { boards } from '../../content/boards/module.ts'
import { comments } from '../../content/comments/module.ts'
import { pins } from '../../content/pins/module.ts'
import { people } from '../../people/module.ts'
import { mail } from '../../platform/mail/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { eraseConversationsOf } from './erase-conversations.ts'
import { mailMessages } from './mail-messages.ts'
import { sweepInvites } from './invite-store.ts'
import { copy } from './copy-messages.ts'

/** Invites, conversations and contact requests, who may write to whom, whom to send a pin to. */
export const sharing = defineModule('social/sharing', {
  uses: [accounts, settings, boards, comments, pins, people, mail, throttle],
  reads: ['messages_from'],
  tables: ['conversations', 'conversation_members', 'messages', 'invites'],
  jobs: [{ name: 'mail_messages', run: mailMessages, cron: '*/15 * * * *' }],
  sweeps: [(ctx) => sweepInvites(ctx.db, ctx.now())],
  erase: {
    last: eraseConversationsOf,
    tables: ['conversations', 'conversation_members', 'messages'],
    rows: { invites: 'sender_id' },
  },
  copy,
  notCopied: {
    conversations: 'belong to several users; the copy has the messages',
    conversation_members: 'belong to several users; the copy has the messages',
  },
})
