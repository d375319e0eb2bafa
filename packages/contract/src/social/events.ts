import Type from 'typebox'
import { defineEvent } from '../event.ts'
import { IdText } from '../scalars.ts'

/** Staff decided about something of `user_id`, who is notified. */
export const moderationNoted = defineEvent(
  'moderation.noted',
  Type.Object({
    action_id: IdText,
    target_id: IdText,
    user_id: IdText,
    kind: Type.Union([Type.Literal('warned'), Type.Literal('moderated')]),
  }),
)
