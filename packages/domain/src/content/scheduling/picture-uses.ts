import { sql } from '@corkboard/database'
import type { NoPictureUse, PictureUse, TakeDownStep } from '../../kernel/index.ts'
import { setBlocked } from './scheduled-pin-store.ts'

const BLOCKED = 'media.blocked'

const turn =
  (isBlocked: boolean): TakeDownStep =>
  async (tx, signature, limit) => {
    const owners = await setBlocked(tx.db, signature, { isBlocked, code: BLOCKED, limit })
    tx.changed(...owners.map((id) => `user:${id}` as const))
    return owners.length
  }

/** Before its time only its owner sees it, by signed URLs. */
const scheduledFile: PictureUse = {
  name: 'picture or video of a scheduled pin',
  columns: ['scheduled_pins.cover', 'scheduled_pins.signatures'],
  files: ['picture', 'video'],
  // A deleted one keeps its files while it can be restored.
  keeps: (signature) => sql<boolean>`exists (select from scheduled_pins where signatures @> array[${signature}::text])`,
  shows: {
    signed: (signature) => sql`
      select 1 from scheduled_pins
      where signatures @> array[${signature}::text] and deleted_at is null and error_code is distinct from ${BLOCKED}`,
    takeDown: { remove: turn(true), restore: turn(false) },
  },
}

const noPictures: NoPictureUse = {
  columns: ['scheduled_pins.pin'],
  because: 'names uploads, whose files are in `signatures`',
}

export const pictureUses = [scheduledFile, noPictures]
