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
  erase: { rows: { pin_drafts: 'owner_id' } },
  copy,
})
