import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { Experience, ExperienceStatus } from '../wire/experiences.ts'
import { ExperimentActivation, ExperimentReport } from '../wire/experiments.ts'

/** SHELL-21: one experiment by name and group, or several as `experiments`. `activated` names those that were noted. */
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

/** IDENT-21: the panel of employees. */
export const ExperimentsResource = defineResource('ExperimentsResource', {
  get: { options: Type.Object({}), data: Type.Array(ExperimentReport) },
})

/** SHELL-26 (name ours): how far the viewer has come with what a place shows; `null` when that is over. */
export const UserExperienceResource = defineResource('UserExperienceResource', {
  update: {
    options: Type.Object({ placement_id: Type.String(), experience_id: Type.String(), status: ExperienceStatus }),
    data: Type.Union([Experience, Type.Null()]),
  },
})
