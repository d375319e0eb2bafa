import {
  commentFlagged,
  moderationNoted,
  pictureAllowed,
  pictureBlocked,
  pictureCopiesSought,
} from '@corkboard/contract/events'
import { accounts } from '../../accounts/accounts/module.ts'
import { signIn } from '../../accounts/sign-in/module.ts'
import { staff } from '../../accounts/staff/module.ts'
import { boards } from '../../content/boards/module.ts'
import { comments } from '../../content/comments/module.ts'
import { pins } from '../../content/pins/module.ts'
import { media } from '../../media/module.ts'
import { people } from '../../people/module.ts'
import { mail } from '../../platform/mail/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { sharing } from '../sharing/module.ts'
import { defineModule, onEvent } from '../../kernel/index.ts'
import { eraseReportsOfPins } from './report-store.ts'
import { blockCopies, restoreAllowedPicture, queueCommentFlag, removeBlockedPicture } from './safety-events.ts'

/** Reports, what staff decide about them, and pictures that may not be uploaded again. */
export const safety = defineModule('social/safety', {
  uses: [accounts, signIn, staff, boards, comments, pins, media, people, mail, throttle, sharing],
  tables: ['reports', 'moderation_actions'],
  emits: [moderationNoted, pictureBlocked, pictureAllowed, pictureCopiesSought],
  on: [
    onEvent(commentFlagged, queueCommentFlag),
    onEvent(pictureBlocked, removeBlockedPicture),
    onEvent(pictureAllowed, restoreAllowedPicture),
    onEvent(pictureCopiesSought, blockCopies),
  ],
  erase: {
    attachedToPins: eraseReportsOfPins,
    rows: { reports: ['subject_id', 'reporter_id'], moderation_actions: 'subject_id' },
    references: { moderation_actions: 'actor_id' },
  },
  notCopied: { reports: 'reports are confidential', moderation_actions: 'the log of staff' },
})
