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

/** PIN-09: reports something to staff. Comments have their own endpoint. */
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

/** PIN-06: called during a save or upload; `except_pin_id` is the pin just created. */
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
 * (ours) Reported cases, for owners and employees: the case with the newest report first, either open or closed ones.
 * `update` acts on one and closes it.
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
      /** The reported user; needed for conversations, where both users may have been reported. */
      subject_id: Type.Optional(IdText),
      action: CaseAction,
      /** Message to the user for a warning or a ban. */
      message: Type.Optional(Type.String()),
      ...Again,
    }),
    data: ModerationCase,
  },
})

/**
 * (ours) The last messages of the user reported in a conversation, newest first, without those of others. Every access
 * is logged; for owners and employees.
 */
export const ReportedMessagesResource = defineResource('ReportedMessagesResource', {
  create: { options: Type.Object({ conversation_id: IdText, subject_id: IdText }), data: Type.Array(ReportedMessage) },
})

/** (ours) PIN-09: for the pinner of a removed pin; `null` for everyone else, and for any other pin. */
export const RemovedPinResource = defineResource('RemovedPinResource', {
  get: { options: Type.Object({ pin_id: Type.String() }), data: Nullable(RemovedPin) },
})

/** (ours) The log of moderation actions, newest first; for owners and employees. */
export const ModerationLogResource = defineResource('ModerationLogResource', {
  get: { list: true, options: Type.Object({}), data: LoggedModeration },
})
