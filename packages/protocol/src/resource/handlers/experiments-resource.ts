import { ExperimentsResource } from '@corkboard/contract'
import { reportExperiments } from '@corkboard/domain/experiments'
import { implement } from '../implement.ts'

/** IDENT-21. */
export const experimentsResource = implement(ExperimentsResource, { get: (ctx) => reportExperiments(ctx) })
