import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { allowBoard, deleteBoard, getBoard, unfollowBoard } from '@corkboard/domain/content/boards'
import { dropCollections } from '@corkboard/domain/finding/editorial'
import { deleteAccount } from '@corkboard/domain/accounts/staff'
import { createCtx, type Ctx, type SignedIn } from '@corkboard/domain/kernel'
import { unfollowPerson } from '@corkboard/domain/people'
import { allowPin, deletePin, getPin } from '@corkboard/domain/content/pins'
import { purgePerson } from '@corkboard/domain/upkeep/erase'
import { setDemoState } from './demo-state.ts'
import { loadsAlone } from './loads-alone.ts'
import type { ShowProgress } from './progress.ts'

const actingAs = (ctx: Ctx, userId: Id): Ctx<SignedIn> =>
  createCtx(ctx.site, { kind: 'AUTH', userId, sessionId: '1', role: 'member', isWriteBanned: false })

const idsOf = async (
  ctx: Ctx,
  query: ReturnType<typeof sql<{ id: Id; actor: Id }>>,
): Promise<{ id: Id; actor: Id }[]> => (await query.execute(ctx.db)).rows

/**
 * Removes the demo community through the same functions that users' requests use, so that all counts are updated, and
 * its pictures from the disk. What real users saved from it stays, with its picture.
 */
export const removeDemo = (ctx: Ctx, showProgress: ShowProgress): Promise<{ people: number }> =>
  // Not while its videos are loaded.
  loadsAlone(ctx, () => removeAll(ctx, showProgress))

const removeAll = async (ctx: Ctx, showProgress: ShowProgress): Promise<{ people: number }> => {
  const people = await idsOf(ctx, sql`select id, id as actor from users where is_demo and deleted_at is null`)
  const boards = await idsOf(
    ctx,
    sql`select b.id, b.owner_id as actor from boards b join users u on u.id = b.owner_id
      where u.is_demo and b.deleted_at is null`,
  )
  const strayPins = await idsOf(
    ctx,
    sql`select p.id, p.pinner_id as actor from pins p join users u on u.id = p.pinner_id
      join boards b on b.id = p.board_id join users o on o.id = b.owner_id
      where u.is_demo and not o.is_demo and p.deleted_at is null`,
  )
  const boardFollows = await idsOf(
    ctx,
    sql`select f.board_id as id, f.user_id as actor from board_follows f join users u on u.id = f.user_id
      join boards b on b.id = f.board_id where u.is_demo and b.deleted_at is null`,
  )
  const personFollows = await idsOf(
    ctx,
    sql`select f.followee_id as id, f.follower_id as actor from user_follows f
      join users a on a.id = f.follower_id join users b on b.id = f.followee_id
      where (a.is_demo or b.is_demo) and a.deleted_at is null and b.deleted_at is null`,
  )
  // Includes accounts of an earlier removal that are not erased yet.
  const { rows: purged } = await sql<{ id: Id }>`select id from users where is_demo`.execute(ctx.db)
  const progress = showProgress(
    'Removing the demo community',
    boards.length + people.length + strayPins.length + boardFollows.length + personFollows.length + purged.length,
  )
  let done = 0
  const each = async (
    items: readonly { id: Id; actor: Id }[],
    work: (me: Ctx<SignedIn>, id: Id) => Promise<unknown>,
  ): Promise<void> => {
    for (const { id, actor } of items) {
      await work(actingAs(ctx, actor), id)
      done += 1
      progress.step(done)
    }
  }
  await each(personFollows, (me, id) => unfollowPerson(me, id))
  await each(boardFollows, async (me, id) => unfollowBoard(me, await getBoard(me, id)))
  await each(strayPins, async (me, id) => deletePin(me, allowPin(me, 'delete', await getPin(me, id))))
  await each(boards, async (me, id) => deleteBoard(me, allowBoard(me, 'delete', await getBoard(me, id))))
  await each(people, (me, id) => deleteAccount(me, id))
  await dropCollections(ctx)
  // No one will restore them: their pictures need not take up space for 30 days.
  await each(
    purged.map(({ id }) => ({ id, actor: id })),
    (_, id) => purgePerson(ctx, id),
  )
  progress.finish()
  await setDemoState(ctx, 'absent')
  return { people: people.length }
}
