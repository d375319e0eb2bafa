import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { Experience, ExperienceStatus } from '../wire/experiences.ts'
import { ExperimentActivation, ExperimentReport } from '../wire/experiments.ts'

/**
 * SHELL-21: one experiment by name and group, or several as `experiments`. `activated` names those that were recorded.
 */
export const ActivateExperimentResource = defineResource('ActivateExperimentResource', {
  create: {
    signedOut: true,
    options: Type.Object({
      experiment_name: Type.Optional(Type.String()),
      experiment_group: Type.Optional(Type.String()),
      experiments: Type.Optional(Type.Array(ExperimentActivation, { maxItems: 100 })),
    }),
    data: Type.Object({ activated: Type.Array(Type.String()) }),
  },
})

/** IDENT-21: the employees' panel. */
export const ExperimentsResource = defineResource('ExperimentsResource', {
  get: { options: Type.Object({}), data: Type.Array(ExperimentReport) },
})

/** SHELL-26 (name ours): the viewer's status in the experience of a placement; `null` when it is finished. */
export const UserExperienceResource = defineResource('UserExperienceResource', {
  update: {
    options: Type.Object({ placement_id: Type.String(), experience_id: Type.String(), status: ExperienceStatus }),
    data: Type.Union([Experience, Type.Null()]),
  },
})
