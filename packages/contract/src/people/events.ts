import Type from 'typebox'
import { defineEvent } from '../event.ts'
import { IdText } from '../scalars.ts'

export const personFollowed = defineEvent('people.followed', Type.Object({ follower_id: IdText, followee_id: IdText }))
export const personBlocked = defineEvent('people.blocked', Type.Object({ blocker_id: IdText, blocked_id: IdText }))
