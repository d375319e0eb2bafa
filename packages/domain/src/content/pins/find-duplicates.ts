import { fail, type Id, type PinDuplicates } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { boardUrl, loadBoards } from '../boards/index.ts'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'
import { looksTheSame, MAX_BITS, readyPicture, type Sight } from '../../media/index.ts'
import { getPin } from './load-pins.ts'

/** Own pins searched for the same picture. A user with more will find it among the newest. */
const NEWEST_LOOKED_AT = 2_000

interface Candidate extends Sight {
  readonly pinId: Id
  readonly boardId: Id
  readonly isSame: boolean
}

/**
 * PIN-06: whether the viewer already has a picture, by its content, and whether they have one that looks the
 * same. `exceptPinId` is the pin just created from it.
 */
export const findDuplicates = async (
  anyCtx: Ctx,
  of: {
    readonly pinId?: Id | undefined
    readonly mediaUploadId?: Id | undefined
    readonly exceptPinId?: Id | undefined
  },
): Promise<PinDuplicates> => {
  const ctx = requireSignedIn(anyCtx)
  const signature =
    of.pinId !== undefined
      ? (await getPin(ctx, of.pinId, 'pin_id')).signature
      : of.mediaUploadId !== undefined
        ? await readyPicture(ctx, of.mediaUploadId)
        : undefined
  if (signature === undefined) throw fail('request.missing', { field: 'pin_id' })
  const { rows: pictures } = await sql<Sight>`
    select phash, width, height, thumbhash from images where signature = ${signature}`.execute(ctx.db)
  const picture = pictures[0]
  if (!picture) return { already_saved: null, looks_same: null }
  const { rows } = await sql<Candidate>`
    select p.id as "pinId", p.board_id as "boardId", i.signature = ${signature} as "isSame", i.phash, i.width, i.height,
      i.thumbhash
    from (
      select id, board_id, image_signature, content_id from pins
      where pinner_id = ${ctx.viewer.userId} and deleted_at is null and id <> ${of.exceptPinId ?? '0'}
      order by id desc limit ${sql.lit(NEWEST_LOOKED_AT)}
    ) p cross join lateral (
      select p.image_signature as signature
      union select signature from pin_content_media where content_id = p.content_id
    ) m join images i on i.signature = m.signature
    where i.signature = ${signature}
      or bit_count(('x' || i.phash)::bit(64) # ('x' || ${picture.phash}::text)::bit(64)) <= ${sql.lit(MAX_BITS)}
    order by p.id desc`.execute(ctx.db)
  const same = rows.find(({ isSame }) => isSame)
  const alike = rows.find((row) => !row.isSame && looksTheSame(row, picture))
  const boards = await loadBoards(
    ctx,
    [same, alike].flatMap((row) => (row ? [row.boardId] : [])),
  )
  const present = (row: Candidate | undefined): PinDuplicates['already_saved'] => {
    const board = row && boards.get(row.boardId)
    return board
      ? {
          pin_id: row.pinId,
          board: { id: board.id, name: board.name, url: boardUrl(board.owner.username, board.slug) },
        }
      : null
  }
  return { already_saved: present(same), looks_same: present(alike) }
}
