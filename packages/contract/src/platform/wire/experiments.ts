import Type, { type Static } from 'typebox'

/** SHELL-21: the experiments of whoever starts the app. */
export const ExperimentsData = Type.Object({
  /** Every experiment the viewer is in, and their group. */
  active_experiments: Type.Record(Type.String(), Type.String()),
  /** Those whose use clients report with `ActivateExperimentResource`, once. */
  triggerable_experiments: Type.Record(Type.String(), Type.Object({ group: Type.String() })),
  /** Activations are sent together as `experiments`. */
  batch_exp: Type.Boolean(),
  /** Changes when any group does; empty where there are none. */
  experiment_hash: Type.String(),
})
export type ExperimentsData = Static<typeof ExperimentsData>

/** Whether a group has what is being tried: employees always do. */
export const isEnabledGroup = (group: string | undefined): boolean =>
  group !== undefined && (group === 'employees' || group === 'enabled' || group.startsWith('enabled_'))

export const ExperimentActivation = Type.Object({ experiment_name: Type.String(), experiment_group: Type.String() })
export type ExperimentActivation = Static<typeof ExperimentActivation>

/** IDENT-21: one experiment as employees see it. */
export const ExperimentReport = Type.Object({
  name: Type.String(),
  own_group: Type.String(),
  /** `share` is relative; `activations` counts people and browsers, each once. */
  groups: Type.Array(Type.Object({ name: Type.String(), share: Type.Number(), activations: Type.Integer() })),
})
export type ExperimentReport = Static<typeof ExperimentReport>
