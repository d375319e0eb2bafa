import type { Id, ModerationNotice } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../../kernel/index.ts'
import { actionsAbout, targetRows } from './report-store.ts'

/** What the viewer is shown about a moderation action on something of theirs. */
export type Notice = ModerationNotice

/** Loads notices by action. Leaves out hidden things that were restored. */
export const loadNotices = async (ctx: Ctx, actionIds: readonly Id[]): Promise<ReadonlyMap<Id, Notice>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  if (viewerId === undefined || actionIds.length === 0) return new Map()
  const actions = await actionsAbout(ctx.db, viewerId, actionIds)
  const targets = new Map((await targetRows(ctx.db, actions)).map((target) => [`${target.type} ${target.id}`, target]))
  return new Map(
    actions.flatMap(({ id, action, targetType, targetId, message, reasons }): [Id, Notice][] => {
      const target = targets.get(`${targetType} ${targetId}`)
      const isAway = target?.isHidden || (action === 'block_picture' && target?.isBlocked)
      if (action !== 'warn' && !isAway) return []
      return [
        [
          id,
          {
            target_type: targetType,
            text: target?.text ?? '',
            reasons: [...reasons],
            message: action === 'warn' ? message : null,
            path: target && !target.isHidden && !target.isGone ? target.path : null,
          },
        ],
      ]
    }),
  )
}
