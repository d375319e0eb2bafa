export { loadViewer } from './load-viewer.ts'
