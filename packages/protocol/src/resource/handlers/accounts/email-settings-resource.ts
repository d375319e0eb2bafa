import { EmailSettingsResource } from '@corkboard/contract'
import { implement } from '../../engine/implement.ts'
import { notificationHandlers } from './notification-handlers.ts'

/** IDENT-13. */
export const emailSettingsResource = implement(EmailSettingsResource, notificationHandlers('mail'))
