export { loadAccountViewer } from './load-account-viewer.ts'
