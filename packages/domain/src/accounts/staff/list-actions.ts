import type { Id, LoggedOperatorAction } from '@corkboard/contract'
import type { Ctx, Page, PageRequest } from '../../kernel/index.ts'
import { loggedActions } from './action-log.ts'
import { requireOwner, requireSecondFactor } from './staff-rights.ts'

/**
 * The log of actions on accounts, newest first.
 * @throws 'auth.not_allowed' for everyone except owners, 'mfa.off'
 */
export const listActions = async (anyCtx: Ctx, page: PageRequest): Promise<Page<LoggedOperatorAction>> => {
  const ctx = requireOwner(anyCtx)
  await requireSecondFactor(ctx)
  const before = page.after?.[0]
  const rows = await loggedActions(ctx.db, before === undefined ? undefined : String(before), page.size + 1)
  const shown = rows.slice(0, page.size)
  const last = shown.at(-1)
  const named = (id: Id | null, username: string | null) => (id === null ? null : { id, username: username ?? '' })
  return {
    items: shown.map((row) => ({
      id: row.id,
      action: row.action as LoggedOperatorAction['action'],
      detail: row.detail,
      actor: named(row.actor_id, row.actor_name),
      subject: named(row.subject_id, row.subject_name)!,
      created_at: row.created_at.toISOString(),
    })),
    next: rows.length > page.size && last ? [last.id] : undefined,
  }
}
