import { scheduledPinRefused } from '@corkboard/contract/events'
import { sql } from '@corkboard/database'
import { accounts } from '../../accounts/accounts/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { media } from '../../media/module.ts'
import { boards } from '../boards/module.ts'
import { pins } from '../pins/module.ts'
import { stories } from '../stories/module.ts'
import { copy } from './copy-scheduled-pins.ts'
import { pictureUses } from './picture-uses.ts'
import { deleteOldScheduledPins, publishWhenDue, queueOverdue } from './publish-scheduled-pin.ts'
import { PUBLISH_TASK } from './queue-publication.ts'
import { recount } from './recount.ts'

/** Pins that are published at their time (CREATE-06). */
export const scheduling = defineModule('content/scheduling', {
  uses: [accounts, media, boards, pins, stories],
  tables: ['scheduled_pins'],
  emits: [scheduledPinRefused],
  jobs: [
    { name: PUBLISH_TASK, run: publishWhenDue },
    { name: 'queue_overdue_pins', run: queueOverdue, atStart: true },
  ],
  sweeps: [deleteOldScheduledPins, queueOverdue],
  pictures: pictureUses,
  keepsUpload: (id) => sql<boolean>`exists (select from scheduled_pins where upload_ids @> array[${id}])`,
  erase: { rows: { scheduled_pins: 'user_id' } },
  recount,
  copy,
})
