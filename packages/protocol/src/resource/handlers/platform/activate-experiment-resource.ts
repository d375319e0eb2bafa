import { ActivateExperimentResource } from '@corkboard/contract'
import { activateExperiments, unauthIdOf } from '@corkboard/domain/platform/experiments'
import { implement } from '../../engine/implement.ts'

/** SHELL-21. */
export const activateExperimentResource = implement(ActivateExperimentResource, {
  create: async (ctx, sent, { visitor }) => {
    const { experiment_name, experiment_group, experiments = [] } = sent
    const one =
      experiment_name === undefined || experiment_group === undefined ? [] : [{ experiment_name, experiment_group }]
    return { activated: await activateExperiments(ctx, unauthIdOf(ctx.site, visitor), [...one, ...experiments]) }
  },
})
