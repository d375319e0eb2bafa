export { indexFolderOf, startDiscovery } from './discovery.ts'
export { openPages } from './open-pages.ts'
export { startTranscoding, startWorker } from './worker.ts'
export { wireSite } from './wire-site.ts'
