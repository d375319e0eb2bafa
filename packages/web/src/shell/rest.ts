import type { Services } from '../services.tsx'
import { send } from '../api/transport.ts'
import { browserEnvironment } from './environment.ts'

/** A write at a `/v3/…` address. @throws ApiError */
export const postRest = async ({ store, navigator }: Pick<Services, 'store' | 'navigator'>, path: string) => {
  await send(
    browserEnvironment(store, () => navigator),
    { method: 'POST', path, queryName: path, isWrite: true },
  )
}
