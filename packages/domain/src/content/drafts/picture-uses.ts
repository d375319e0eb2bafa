import { sql } from '@corkboard/database'
import type { PictureUse, SignatureSql, TakeDown } from '../../kernel/index.ts'

/** Drafts with an upload whose picture or video it is. Blocked pictures show nowhere. */
const draftsBy = (column: string, signature: SignatureSql) => sql`
  select 1 from media_uploads u join pin_drafts d on d.owner_id = u.user_id and u.id = any(d.upload_ids)
  where ${sql.ref(column)} = ${signature}
    and not exists (select from blocked_pictures k where k.signature = u.signature)`

// Two queries, so that each uses its index.
const drafts = (signature: SignatureSql) => sql`
  ${draftsBy('u.signature', signature)} union all ${draftsBy('u.video_signature', signature)}`

/** The query above leaves out what is blocked, and publishing refuses it. */
const nothingToTakeDown: TakeDown = { remove: async () => 0, restore: async () => 0 }

/** Only its owner receives URLs, and these are signed. */
const draftMedia: PictureUse = {
  name: 'picture or video of a draft',
  columns: ['pin_drafts.body'],
  files: ['picture', 'video'],
  keeps: (signature) => sql<boolean>`exists (${drafts(signature)})`,
  shows: { everyone: () => sql`select 1 where false`, signed: drafts, takeDown: nothingToTakeDown },
}

export const pictureUses = [draftMedia]
