import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { FinishedDraft, NewPin } from '../wire/new-pin.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'
import { FieldSetKey } from './boards.ts'

const Text = Type.Optional(Type.String())
const Section = Type.Optional(Type.Union([IdText, Type.Null()]))

/** PIN-01, PIN-02. `id` may start with a title before a double dash (SHELL-04). */
export const PinResource = defineResource('PinResource', {
  get: {
    signedOut: true,
    options: Type.Object({ id: Type.String(), field_set_key: FieldSetKey }),
    data: Pin,
  },
  create: {
    options: Type.Object({ ...NewPin.properties, pin_draft: Type.Optional(FinishedDraft) }),
    data: Pin,
  },
  update: {
    options: Type.Object({
      id: IdText,
      board_id: Type.Optional(IdText),
      section: Section,
      title: Text,
      description: Text,
      link: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      alt_text: Text,
      user_mention_tags: NewPin.properties.user_mention_tags,
      interest_tags: NewPin.properties.interest_tags,
      /** CREATE-03: all tags on its pictures. */
      pin_tags: NewPin.properties.pin_tags,
    }),
    data: Pin,
  },
  delete: {
    options: Type.Object({ id: IdText }),
    /** `can_restore`: true when the user who deleted it can undo that (PinRestoreResource). */
    data: Type.Object({ can_restore: Type.Boolean() }),
  },
})

/** PIN-06: copies another pin to a board of the viewer. */
export const RepinResource = defineResource('RepinResource', {
  create: {
    options: Type.Object({
      pin_id: IdText,
      board_id: IdText,
      section: Section,
      title: Text,
      description: Text,
    }),
    data: Pin,
  },
})

/** PIN-16: what to show before a link that may be unsafe. `token` is that of the pin's tracked link. */
export const OffsiteLinkResource = defineResource('OffsiteLinkResource', {
  get: {
    signedOut: true,
    options: Type.Object({ pin_id: Type.String(), url: Type.String(), token: Type.String() }),
    data: Type.Object({ url: Type.String(), hostname: Type.String(), is_unsafe: Type.Boolean() }),
  },
})

/** (ours) Undoes the deletion of a pin, within the hour: the viewer's own pin, on their own board. */
export const PinRestoreResource = defineResource('PinRestoreResource', {
  create: { options: Type.Object({ pin_id: IdText }), data: Pin },
})

export const UserHomefeedResource = defineResource('UserHomefeedResource', {
  get: {
    changesWith: 'feed:public',
    signedOut: true,
    list: true,
    /** FIND-01: `tab` is one of HomeFeedTabsResource, for members. */
    options: Type.Object({ field_set_key: FieldSetKey, tab: Type.Optional(Type.String()) }),
    data: Pin,
  },
})

/** Pins a user created (not those saved from others), newest first. */
export const UserPinsResource = defineResource('UserPinsResource', {
  get: {
    changesWith: 'feed:public',
    signedOut: true,
    list: true,
    options: Type.Object({
      username: Type.String(),
      field_set_key: FieldSetKey,
      /** (ours) PEOPLE-01: `story`: stories among the pins they created; `tried`: pins by anyone that they tried. */
      kind: Type.Optional(Type.Union([Type.Literal('story'), Type.Literal('tried')])),
    }),
    data: Pin,
  },
})

/** Pins a user created and pins they saved from others, newest first. */
export const UserActivityPinsResource = defineResource('UserActivityPinsResource', {
  get: {
    signedOut: true,
    list: true,
    options: Type.Object({ username: Type.String(), field_set_key: FieldSetKey }),
    data: Pin,
  },
})

/** PIN-13: pins similar to one. Name and option are those of existing clients (field facts §8). */
export const RelatedPinFeedResource = defineResource('RelatedPinFeedResource', {
  get: {
    signedOut: true,
    list: true,
    options: Type.Object({ pin: Type.String(), field_set_key: FieldSetKey }),
    data: Pin,
  },
})

/** More pins of the same board, without the pin itself. */
export const BoardMorePinsResource = defineResource('BoardMorePinsResource', {
  get: {
    signedOut: true,
    list: true,
    options: Type.Object({ pin_id: Type.String(), field_set_key: FieldSetKey }),
    data: Pin,
  },
})

/** (ours) CREATE-03: removes the viewer's tags and mentions from a pin that names them. */
export const PinMentionsResource = defineResource('PinMentionsResource', {
  delete: { options: Type.Object({ pin_id: IdText }), data: Type.Null() },
})
