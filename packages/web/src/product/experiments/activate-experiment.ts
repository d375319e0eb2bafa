import type { ExperimentActivation } from '@corkboard/contract/platform/wire/experiments'
import type { Services } from '../../services.tsx'

type App = Pick<Services, 'store' | 'data' | 'report'>

/** (ours) Exposures of one screen are sent together. */
const BATCH_MS = 1_000

interface Activations {
  /** Exposures that were sent or are about to be, so that none is reported twice. */
  readonly known: Set<string>
  waiting: ExperimentActivation[]
}

const activationsOf = new WeakMap<App['store'], Activations>()

const ofApp = (store: App['store']): Activations => {
  const known = activationsOf.get(store)
  if (known) return known
  const made: Activations = { known: new Set(), waiting: [] }
  activationsOf.set(store, made)
  return made
}

const keyOf = ({ experiment_name: name, experiment_group: group }: ExperimentActivation): string => `${name} ${group}`

const send = async ({ store, data, report }: App, met: readonly ExperimentActivation[]): Promise<void> => {
  const isBatched = store.getState().session.context.experiments.batch_exp
  const calls = isBatched ? [{ experiments: [...met] }] : met
  const results = await Promise.allSettled(
    calls.map((options) => data.write('create', 'ActivateExperimentResource', options)),
  )
  results.forEach(({ status }, index) => {
    if (status === 'fulfilled') return
    report({ kind: 'count', name: 'experiment not activated' })
    // The next exposure is reported again.
    for (const one of isBatched ? met : [met[index]!]) ofApp(store).known.delete(keyOf(one))
  })
}

/** SHELL-21: reports an exposure once, in batches if the context asks for that. */
export const activateExperiment = (app: App, activation: ExperimentActivation): void => {
  const activations = ofApp(app.store)
  if (activations.known.has(keyOf(activation))) return
  activations.known.add(keyOf(activation))
  activations.waiting.push(activation)
  if (activations.waiting.length > 1) return
  setTimeout(() => {
    const met = activations.waiting
    activations.waiting = []
    void send(app, met)
  }, BATCH_MS)
}
