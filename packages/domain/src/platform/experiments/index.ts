export { experiencesOf, setExperienceStatus } from './experiences.ts'
export { activateExperiments, experimentsOf, reportExperiments, unauthIdOf } from './experiments.ts'
