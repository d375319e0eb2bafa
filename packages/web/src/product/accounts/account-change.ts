import type { Services } from '../../services.tsx'
import { createResourceClient } from '../../api/resource-client.ts'
import type { WriteData, WriteOptions } from '../../store/requests.ts'
import { accountEnvironment } from '../../shell/environment.ts'

const changing = new WeakSet<Services['store']>()

/**
 * Marks the store while this page itself logs in, switches or logs out: until it shows the new account, its calls
 * disagree with the session.
 */
export const changeAccount = async <T>({ store }: Pick<Services, 'store'>, work: () => Promise<T>): Promise<T> => {
  changing.add(store)
  try {
    return await work()
  } finally {
    changing.delete(store)
  }
}

/** True while this page itself changes the account. */
export const isChangingAccount = ({ store }: Pick<Services, 'store'>): boolean => changing.has(store)

/**
 * Logs in, whichever account the page shows.
 * @throws ApiError
 */
export const createSession = async (
  { store, navigator }: Services,
  options: WriteOptions<'UserSessionResource', 'create'>,
): Promise<WriteData<'UserSessionResource', 'create'>> => {
  const resources = createResourceClient(accountEnvironment(store, navigator))
  const { resource_response: response } = await resources.write('create', 'UserSessionResource', options)
  return response.data as WriteData<'UserSessionResource', 'create'>
}
