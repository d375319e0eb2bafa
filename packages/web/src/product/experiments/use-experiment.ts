import { useEffect } from 'react'
import { useRequestContext, useServices } from '../../services.tsx'

/**
 * SHELL-21: returns the viewer's group in an experiment and reports the exposure if the server wants that. Undefined if
 * they are in no group.
 * @param isMet whether the experiment makes a difference now; until then nothing is reported
 */
export const useExperiment = (name: string, isMet = true): string | undefined => {
  const services = useServices()
  const { active_experiments: active, triggerable_experiments: triggerable } = useRequestContext().experiments
  const group = isMet ? triggerable[name]?.group : undefined
  useEffect(() => {
    if (group === undefined) return
    import('./activate-experiment.ts')
      .then(({ activateExperiment }) =>
        activateExperiment(services, { experiment_name: name, experiment_group: group }),
      )
      .catch(() => services.report({ kind: 'count', name: 'experiment not activated' }))
  }, [services, name, group])
  return active[name]
}
