import { sql } from '@corkboard/database'
import { media } from '../../media/module.ts'
import { stories } from '../stories/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { copy } from './copy-drafts.ts'
import { deleteOldDrafts } from './drafts.ts'
import { pictureUses } from './picture-uses.ts'

/** Pins that members are making, until they publish them (CREATE-01). */
export const drafts = defineModule('content/drafts', {
  uses: [media, stories],
  tables: ['pin_drafts'],
  sweeps: [deleteOldDrafts],
  pictures: pictureUses,
  // A draft may show the whole video or a part of it.
  keepsOriginal: (id) => sql<boolean>`exists (
    select from pin_drafts d join media_uploads used on used.id = any(d.upload_ids) and used.user_id = d.owner_id
    where d.owner_id = (select user_id from media_uploads whole where whole.id = ${id})
      and ${id} in (used.id, used.source_upload_id))`,
  erase: { rows: { pin_drafts: 'owner_id' } },
  copy,
})
