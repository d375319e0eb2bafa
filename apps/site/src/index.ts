export { type DiscoveryService, indexFolderOf, startDiscovery } from './discovery.ts'
export { openPages } from './open-pages.ts'
export { startWorker } from './worker.ts'
export { type WiredSite, type Wiring, wireSite } from './wire-site.ts'
