import { AdminSignUpsResource } from '@corkboard/contract'
import { countSignUps } from '@corkboard/domain/accounts/staff'
import { implement } from '../../engine/implement.ts'

export const adminSignUpsResource = implement(AdminSignUpsResource, { get: (ctx) => countSignUps(ctx) })
