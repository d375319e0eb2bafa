export { type DemoState, demoState } from './demo-state.ts'
export { type DemoOutcome, loadDemo } from './load-demo.ts'
export { type DemoVideosOutcome, loadDemoVideos } from './load-demo-videos.ts'
export { removeDemo } from './remove-demo.ts'
