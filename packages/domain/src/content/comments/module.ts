import {
  commentCreated,
  commentFlagged,
  commentHighlighted,
  commentLiked,
  commentMarkedHelpful,
  commentMentioned,
} from '@corkboard/contract/events'
import { settings } from '../../accounts/settings/module.ts'
import { pins } from '../pins/module.ts'
import { media } from '../../media/module.ts'
import { people } from '../../people/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { pictureUses } from './picture-uses.ts'
import { eraseCommentReactionsOf, eraseCommentsOf, eraseDeletedComments } from './erase-comments.ts'
import { recount } from './recount.ts'
import { copy } from './copy-comments.ts'

/** Comments on pins, replies, mentions and likes, and who may write and see them. */
export const comments = defineModule('content/comments', {
  uses: [settings, pins, media, people, throttle],
  reads: ['mentions_from', 'comments_from', 'comment_photos'],
  tables: [
    'comments',
    'comment_stats',
    'comment_mentions',
    'comment_likes',
    'comment_helpfuls',
    'comment_hides',
    'comment_author_hides',
    'comment_flags',
  ],
  emits: [commentCreated, commentMentioned, commentLiked, commentMarkedHelpful, commentHighlighted, commentFlagged],
  pictures: pictureUses,
  erase: {
    batches: [eraseCommentsOf],
    last: eraseCommentReactionsOf,
    deletedBefore: eraseDeletedComments,
    tables: ['comments', 'comment_likes', 'comment_helpfuls'],
    rows: {
      comment_mentions: 'user_id',
      comment_hides: 'user_id',
      comment_flags: 'user_id',
      comment_author_hides: ['user_id', 'author_id'],
    },
  },
  recount,
  copy,
  notCopied: {
    comment_mentions: 'in the text of the comments',
    comment_likes: 'the copy has comments, not reactions to them',
    comment_helpfuls: 'the copy has comments, not reactions to them',
    comment_hides: 'filters what the user reads',
    comment_author_hides: 'filters what the user reads',
    comment_flags: 'reports are confidential',
  },
})
