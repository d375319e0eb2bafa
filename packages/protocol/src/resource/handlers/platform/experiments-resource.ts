import { ExperimentsResource } from '@corkboard/contract'
import { reportExperiments } from '@corkboard/domain/platform/experiments'
import { implement } from '../../engine/implement.ts'

/** IDENT-21. */
export const experimentsResource = implement(ExperimentsResource, { get: (ctx) => reportExperiments(ctx) })
