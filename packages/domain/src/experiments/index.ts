export { activateExperiments, experimentsOf, reportExperiments, unauthIdOf } from './experiments.ts'
