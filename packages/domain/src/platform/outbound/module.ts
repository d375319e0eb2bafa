import { defineModule } from '../../kernel/index.ts'

/** Requests to addresses that members gave and to services that the operator configured. */
export const outbound = defineModule('platform/outbound', { uses: [] })
