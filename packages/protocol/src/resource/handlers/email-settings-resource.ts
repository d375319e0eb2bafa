import { EmailSettingsResource } from '@corkboard/contract'
import { implement } from '../implement.ts'
import { notificationHandlers } from '../notification-handlers.ts'

/** IDENT-13. */
export const emailSettingsResource = implement(EmailSettingsResource, notificationHandlers('mail'))
