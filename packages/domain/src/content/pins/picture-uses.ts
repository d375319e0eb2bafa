import { sql } from '@corkboard/database'
import {
  type NoPictureUse,
  OF_PIN,
  personSeenByEveryone,
  PIN_JOINS,
  pinSeenByEveryone,
  type PictureUse,
  restorableSince,
  type SignatureSql,
  type TakeDown,
} from '../../kernel/index.ts'
import { restorePinsOfPicture, removePinsOfPicture } from './remove-pins.ts'
import { restoreTriesOfPicture, removeTriesOfPicture } from './remove-tries.ts'

// Pins that staff removed keep their pictures, so that staff can look at them and restore them.
const takeDownPins: TakeDown = { remove: removePinsOfPicture, restore: restorePinsOfPicture }

/** Its owner shares the original, as in `originalAccess`: the user who pinned it first. */
const OWNER_SHARES = sql`w.deleted_at is null and w.shares_originals`
const OWNER_JOIN = sql`join users w on w.id = coalesce(p.origin_pinner_id, p.pinner_id)`

const pinPicture: PictureUse = {
  name: 'picture of a pin',
  columns: ['pins.image_signature'],
  files: ['picture'],
  // Two queries, so that each uses the index of live or of deleted pins.
  keeps: (signature, now) => sql<boolean>`(
    exists (select from pins where image_signature = ${signature} and deleted_at is null)
    or exists (
      select from pins
      where image_signature = ${signature} and deleted_at is not null
        and (deleted_at > ${restorableSince(now)} or removed_at is not null)
    )
  )`,
  shows: {
    everyone: (signature) => sql`
      select 1 from pins p ${PIN_JOINS} where p.image_signature = ${signature} and ${pinSeenByEveryone(OF_PIN)}`,
    signed: (signature) => sql`
      select 1 from pins p join boards b on b.id = p.board_id
      where p.image_signature = ${signature} and p.deleted_at is null and b.deleted_at is null`,
    original: (signature) => sql`
      select 1 from pins p ${PIN_JOINS} ${OWNER_JOIN}
      where p.image_signature = ${signature} and ${pinSeenByEveryone(OF_PIN)} and ${OWNER_SHARES}`,
    takeDown: takeDownPins,
  },
}

/** Pins whose content has the file. */
const withFile = (signature: SignatureSql) => sql`
  pin_content_media m join pins p on p.content_id = m.content_id and m.signature = ${signature}`

const contentFile: PictureUse = {
  name: 'picture or video within a carousel, story or video pin',
  // The document names the same files.
  columns: ['pin_content_media.signature', 'pin_contents.document'],
  files: ['picture', 'video'],
  keeps: (signature, now) => sql<boolean>`exists (
    select from ${withFile(signature)}
    where p.deleted_at is null or p.deleted_at > ${restorableSince(now)} or p.removed_at is not null
  )`,
  shows: {
    everyone: (signature) => sql`
      select 1 from ${withFile(signature)} ${PIN_JOINS} where ${pinSeenByEveryone(OF_PIN)}`,
    signed: (signature) => sql`
      select 1 from ${withFile(signature)} join boards b on b.id = p.board_id
      where p.deleted_at is null and b.deleted_at is null`,
    original: (signature) => sql`
      select 1 from ${withFile(signature)} ${PIN_JOINS} ${OWNER_JOIN}
      where ${pinSeenByEveryone(OF_PIN)} and ${OWNER_SHARES}`,
    changesWith: (signature) => sql`
      select 'content:' || content_id from pin_content_media where signature = ${signature}`,
    takeDown: takeDownPins,
  },
}

const tryPhoto: PictureUse = {
  name: 'photo of a try',
  columns: ['pin_did_its.image_signature'],
  files: ['picture'],
  keeps: (signature) => sql<boolean>`exists (select from pin_did_its where image_signature = ${signature})`,
  shows: {
    everyone: (signature) => sql`
      select 1 from pin_did_its d join pins p on p.id = d.pin_id ${PIN_JOINS} join users a on a.id = d.user_id
      where d.image_signature = ${signature} and d.removed_at is null
        and ${pinSeenByEveryone(OF_PIN)} and ${personSeenByEveryone('a')}`,
    signed: (signature) => sql`
      select 1 from pin_did_its d join pins p on p.id = d.pin_id join boards b on b.id = p.board_id
      join users a on a.id = d.user_id
      where d.image_signature = ${signature} and d.removed_at is null
        and p.deleted_at is null and b.deleted_at is null and a.deleted_at is null`,
    takeDown: { remove: removeTriesOfPicture, restore: restoreTriesOfPicture },
  },
}

const NO_PICTURES: readonly NoPictureUse[] = [
  { columns: ['board_actions.work'], because: 'names boards, sections and pins' },
  { columns: ['pin_contents.captions'], because: 'texts and their times' },
]

export const pictureUses = [pinPicture, contentFile, tryPhoto, ...NO_PICTURES]
