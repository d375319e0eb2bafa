export { type KillReport, type KillRunOptions, runKills } from './kill-run.ts'
