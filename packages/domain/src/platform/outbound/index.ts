export { callService, ServiceRefusal } from './call-service.ts'
export {
  createGuardedFetcher,
  type Fetched,
  type FetcherOptions,
  type FetchRequest,
  type GuardedFetcher,
  type NotFetched,
} from './guarded-fetcher.ts'
