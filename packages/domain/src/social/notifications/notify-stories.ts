import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { loadPins } from '../../content/pins/index.ts'
import { peopleNamedIn } from '../../content/stories/index.ts'
import type { TxCtx } from '../../kernel/index.ts'
import { notify } from './notify-events.ts'

interface NewStory {
  readonly pinId: Id
  readonly contentId: Id
  readonly pinnerId: Id
}

/** Returns the stories among new pins; copies of a story notify no one again. */
const storiesAmong = async (db: Db, pinIds: readonly Id[]): Promise<readonly NewStory[]> => {
  const { rows } = await sql<NewStory>`
    select p.id as "pinId", p.content_id as "contentId", p.pinner_id as "pinnerId"
    from pins p join pin_contents c on c.id = p.content_id
    where p.id = ${anyOf(pinIds)} and p.origin_pin_id is null and p.deleted_at is null and c.type = 'story'`.execute(db)
  return rows
}

/** PIN-12: notifies users mentioned in a new story, if they can see it. */
export const notifyOfStories = async (tx: TxCtx, pinIds: readonly Id[]): Promise<void> => {
  if (pinIds.length === 0) return
  const stories = await storiesAmong(tx.db, pinIds)
  const named = await peopleNamedIn(
    tx.db,
    stories.map(({ contentId }) => contentId),
  )
  for (const { pinId, contentId, pinnerId } of stories) {
    for (const readerId of named.get(contentId) ?? []) {
      const action = {
        readerId,
        kind: 'story_mentioned',
        subjectId: pinId,
        sourceId: pinId,
        actorId: pinnerId,
      } as const
      await notify(tx, action, async (reader) => (await loadPins(reader, [pinId])).get(pinId)?.presence === 'listed')
    }
  }
}
