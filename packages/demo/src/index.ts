export { type DemoState, demoState } from './demo-state.ts'
export { type DemoOutcome, loadDemo } from './load-demo.ts'
export { removeDemo } from './remove-demo.ts'
