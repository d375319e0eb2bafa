import { sql } from '@corkboard/database'
import { type NoPictureUse, personSeenByEveryone, type PictureUse, type TakeDown } from '../../kernel/index.ts'
import { putPictureBackOnPeople, takePictureOffPeople } from './take-pictures-off.ts'

/** (ours) How long a removed or replaced cover can be restored. */
const COVER_HELD_MS = 30 * 86_400_000

export const coverRestorableSince = (now: Date): Date => new Date(now.getTime() - COVER_HELD_MS)

/** Handles all places at once, the previous cover included. */
const takeDown: TakeDown = { remove: takePictureOffPeople, restore: putPictureBackOnPeople }

const avatar: PictureUse = {
  name: 'avatar',
  columns: ['users.avatar_signature'],
  files: ['picture'],
  keeps: (signature) => sql<boolean>`exists (select from users where avatar_signature = ${signature})`,
  shows: {
    // Avatars of private people too: they appear next to what these write elsewhere.
    everyone: (signature) => sql`
      select 1 from users where avatar_signature = ${signature} and deleted_at is null`,
    takeDown,
  },
}

const cover: PictureUse = {
  name: 'cover of a profile',
  columns: ['users.cover'],
  files: ['picture'],
  keeps: (signature) => sql<boolean>`exists (select from users where cover ->> 'signature' = ${signature})`,
  shows: {
    everyone: (signature) => sql`
      select 1 from users where cover ->> 'signature' = ${signature} and ${personSeenByEveryone('users')}`,
    signed: (signature) => sql`
      select 1 from users where cover ->> 'signature' = ${signature} and deleted_at is null`,
    takeDown,
  },
}

const previousCover: PictureUse = {
  name: 'previous cover of a profile',
  columns: ['users.previous_cover'],
  files: ['picture'],
  keeps: (signature, now) => sql<boolean>`exists (
    select from users
    where previous_cover ->> 'signature' = ${signature} and previous_cover_at > ${coverRestorableSince(now)}
  )`,
}

const takenOff: PictureUse = {
  name: 'avatar or cover that staff took off',
  columns: ['taken_pictures.signature', 'taken_pictures.cover'],
  files: ['picture'],
  keeps: (signature) => sql<boolean>`exists (select from taken_pictures where signature = ${signature})`,
}

const noPictures: NoPictureUse = { columns: ['users.merchant'], because: 'names and texts' }

export const pictureUses = [avatar, cover, previousCover, takenOff, noPictures]
