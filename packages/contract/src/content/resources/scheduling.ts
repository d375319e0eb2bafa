import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { FinishedDraft, NewPin } from '../wire/new-pin.ts'
import { Pin } from '../wire/pin.ts'
import { ScheduledPin, ScheduledTs } from '../wire/scheduled-pin.ts'

const Text = Type.Optional(Type.String())
const One = Type.Object({ id: IdText })

/** CREATE-06: the viewer's scheduled pins, the next one first. */
export const ScheduledPinsResource = defineResource('ScheduledPinsResource', {
  get: { list: true, options: Type.Object({}), data: ScheduledPin },
  create: {
    options: Type.Object({
      ...NewPin.properties,
      scheduled_ts: ScheduledTs,
      pin_draft: Type.Optional(FinishedDraft),
    }),
    data: ScheduledPin,
  },
  /** The pin is checked again. One that could not be published waits again, so it needs a time to come. */
  update: {
    options: Type.Object({
      id: IdText,
      scheduled_ts: Type.Optional(ScheduledTs),
      board_id: Type.Optional(IdText),
      section: Type.Optional(Nullable(IdText)),
      title: Text,
      description: Text,
      link: Type.Optional(Nullable(Type.String())),
      alt_text: Text,
    }),
    data: ScheduledPin,
  },
  /** ScheduledPinRestoreResource undoes it, within the hour. */
  delete: { options: One, data: Type.Null() },
})

/** (ours) Undoes the deletion of a scheduled pin, within the hour. If its time has passed, it is published soon. */
export const ScheduledPinRestoreResource = defineResource('ScheduledPinRestoreResource', {
  create: { options: One, data: ScheduledPin },
})

/** CREATE-06: publishes a scheduled pin without waiting for its time. */
export const ScheduledPinPublicationResource = defineResource('ScheduledPinPublicationResource', {
  create: { options: One, data: Pin },
})
