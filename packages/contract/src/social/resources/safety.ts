import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import {
  CaseAction,
  LoggedModeration,
  ModerationCase,
  PinDuplicates,
  RemovedPin,
  ReportedMessage,
  ReportTargetType,
} from '../wire/safety.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { Again } from '../../accounts/resources/administration.ts'

/** PIN-09: tells whoever runs the site what is wrong with something. Comments have a call of their own. */
export const ReportResource = defineResource('ReportResource', {
  create: {
    options: Type.Object({
      id: IdText,
      type: ReportTargetType,
      /** One of `REPORT_REASONS`. */
      reason: Type.String(),
      details: Type.Optional(Type.String()),
    }),
    data: Type.Null(),
  },
})

/** PIN-06: asked beside a save or an upload; `except_pin_id` is the pin just made. */
export const PinDuplicatesResource = defineResource('PinDuplicatesResource', {
  get: {
    options: Type.Object({
      pin_id: Type.Optional(IdText),
      media_upload_id: Type.Optional(IdText),
      except_pin_id: Type.Optional(IdText),
    }),
    data: PinDuplicates,
  },
})

/**
 * (ours) What was reported, for owners and employees: the case with the newest report first, those nobody has looked at
 * yet or those that were closed. `update` does something about one and closes it.
 */
export const ModerationCasesResource = defineResource('ModerationCasesResource', {
  get: {
    list: true,
    options: Type.Object({ is_closed: Type.Optional(Type.Boolean()) }),
    data: ModerationCase,
  },
  update: {
    options: Type.Object({
      target_type: ReportTargetType,
      target_id: IdText,
      /** Who is meant; told of conversations, where each of the two may have been reported. */
      subject_id: Type.Optional(IdText),
      action: CaseAction,
      /** What the person is told with a warning or a ban. */
      message: Type.Optional(Type.String()),
      ...Again,
    }),
    data: ModerationCase,
  },
})

/**
 * (ours) The last messages of whoever was reported in a conversation, the newest first, and nobody else's. It is written
 * down who has read them; for owners and employees.
 */
export const ReportedMessagesResource = defineResource('ReportedMessagesResource', {
  create: { options: Type.Object({ conversation_id: IdText, subject_id: IdText }), data: Type.Array(ReportedMessage) },
})

/** (ours) PIN-09: for the pinner of a pin that was taken away; `null` for everybody else, and for any other pin. */
export const RemovedPinResource = defineResource('RemovedPinResource', {
  get: { options: Type.Object({ pin_id: Type.String() }), data: Nullable(RemovedPin) },
})

/** (ours) What was done about reports, the newest first; for owners and employees. */
export const ModerationLogResource = defineResource('ModerationLogResource', {
  get: { list: true, options: Type.Object({}), data: LoggedModeration },
})
