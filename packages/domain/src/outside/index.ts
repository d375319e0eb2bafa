export { callService, type ServiceCall } from './call-service.ts'
export {
  createGuardedFetcher,
  type Fetched,
  type FetcherOptions,
  type FetchRefusal,
  type FetchRequest,
  type GuardedFetcher,
  type NotFetched,
} from './guarded-fetcher.ts'
