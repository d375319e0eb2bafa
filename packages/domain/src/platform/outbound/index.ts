export { callService, ServiceRefusal } from './call-service.ts'
export { createGuardedFetcher, type Fetched, type NotFetched } from './guarded-fetcher.ts'
