import { PushSettingsResource } from '@corkboard/contract'
import { implement } from '../implement.ts'
import { notificationHandlers } from '../notification-handlers.ts'

/** IDENT-13. */
export const pushSettingsResource = implement(PushSettingsResource, notificationHandlers('push'))
