export { runKills } from './kill-run.ts'
