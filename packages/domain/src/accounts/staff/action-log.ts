import { type Id, type OperatorAction, shardOf } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import { type TxCtx, viewerIdOf } from '../../kernel/index.ts'

/** Logs an action on an account, in the same transaction. */
export const noteAction = async (
  ctx: TxCtx,
  action: OperatorAction,
  subjectId: Id,
  detail: string | null = null,
): Promise<void> => {
  await ctx.db
    .insertInto('operator_actions')
    .values({
      id: ctx.site.ids.next(shardOf(subjectId)),
      actor_id: viewerIdOf(ctx.viewer) ?? null,
      subject_id: subjectId,
      action,
      detail,
      created_at: ctx.now(),
    })
    .execute()
}

/** The newest first, older than `before`. */
export const loggedActions = async (db: Db, before: Id | undefined, limit: number) => {
  const newest = db
    .selectFrom('operator_actions as a')
    .leftJoin('users as actor', 'actor.id', 'a.actor_id')
    .leftJoin('users as subject', 'subject.id', 'a.subject_id')
    .select([
      'a.id',
      'a.action',
      'a.detail',
      'a.created_at',
      'a.actor_id',
      'actor.username as actor_name',
      'a.subject_id',
      'subject.username as subject_name',
    ])
    .orderBy('a.id', 'desc')
    .limit(limit)
  return (before === undefined ? newest : newest.where('a.id', '<', before)).execute()
}
