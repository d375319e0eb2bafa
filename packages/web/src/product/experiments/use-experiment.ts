import { useEffect } from 'react'
import { useRequestContext, useServices } from '../../services.tsx'

/**
 * SHELL-21: the viewer's group of an experiment, and word to the server that they met it, where it wants that. Whoever is
 * in none has no group.
 * @param isMet whether it makes a difference now; until then nothing is told
 */
export const useExperiment = (name: string, isMet = true): string | undefined => {
  const services = useServices()
  const { active_experiments: active, triggerable_experiments: triggerable } = useRequestContext().experiments
  const told = isMet ? triggerable[name]?.group : undefined
  useEffect(() => {
    if (told === undefined) return
    import('./activate-experiment.ts')
      .then(({ activateExperiment }) => activateExperiment(services, { experiment_name: name, experiment_group: told }))
      .catch(() => services.report({ kind: 'count', name: 'experiment not activated' }))
  }, [services, name, told])
  return active[name]
}
