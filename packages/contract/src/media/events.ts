import Type from 'typebox'
import { defineEvent } from '../event.ts'
import { IdText } from '../scalars.ts'

const Picture = Type.Object({ signature: Type.String() })

/** All files of an upload are in the store. */
export const pictureStored = defineEvent('picture.stored', Picture)
/** Staff blocked the picture: everything that shows it is taken down, in portions of one event each. */
export const pictureBlocked = defineEvent('picture.blocked', Picture)
/** Staff allowed a blocked picture again: what the block took down comes back, in portions of one event each. */
export const pictureAllowed = defineEvent('picture.allowed', Picture)
/** Near copies of a blocked picture are looked for among signatures greater than `after`. */
export const pictureCopiesSought = defineEvent(
  'picture.copies_sought',
  Type.Object({ signature: Type.String(), action_id: IdText, after: Type.String() }),
)
