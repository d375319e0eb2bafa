import Type, { type Static } from 'typebox'

/** SHELL-21: the viewer's experiments at app start. */
export const ExperimentsData = Type.Object({
  /** The viewer's group in each of their experiments. */
  active_experiments: Type.Record(Type.String(), Type.String()),
  /** Experiments that clients report once, on first use, with `ActivateExperimentResource`. */
  triggerable_experiments: Type.Record(Type.String(), Type.Object({ group: Type.String() })),
  /** True when activations are sent together as `experiments`. */
  batch_exp: Type.Boolean(),
  /** Changes with any group; empty without experiments. */
  experiment_hash: Type.String(),
})
export type ExperimentsData = Static<typeof ExperimentsData>

export const ExperimentActivation = Type.Object({ experiment_name: Type.String(), experiment_group: Type.String() })
export type ExperimentActivation = Static<typeof ExperimentActivation>

/** IDENT-21: an experiment as employees see it. */
export const ExperimentReport = Type.Object({
  name: Type.String(),
  own_group: Type.String(),
  /** `share` is relative; `activations` counts each user and browser once. */
  groups: Type.Array(Type.Object({ name: Type.String(), share: Type.Number(), activations: Type.Integer() })),
})
export type ExperimentReport = Static<typeof ExperimentReport>
