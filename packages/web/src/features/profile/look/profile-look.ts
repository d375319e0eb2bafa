import type { ProfileView } from '@corkboard/contract/people/wire/user'
import { errorOf } from '../../../api/errors.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../../../product/saving/texts/texts.generated.ts'
import type { Services } from '../../../services.tsx'
import type { UserEntity } from '../../../store/entities.ts'
import { optimistic } from '../../../store/optimistic.ts'
import type { WriteOptions } from '../../../store/requests.ts'

type App = Pick<Services, 'data' | 'toasts' | 'store' | 'texts'>

/** Offers to restore the previous cover after it was removed or replaced. */
const undoable = ({ data, toasts, texts: open }: App, text: string): void => {
  const restore = () =>
    data
      .write('create', 'ProfileCoverResource', {})
      .catch((thrown: unknown) => toasts.show({ text: errorOf(thrown).message, kind: 'danger' }))
  toasts.show({ text, action: { label: open(savingTexts)('pin.saved.undo'), onPress: () => void restore() } })
}

/**
 * PEOPLE-01: makes an upload or one of the user's pins the cover.
 * @throws ApiError
 */
export const changeCover = async (app: App, picture: WriteOptions<'ProfileCoverResource', 'update'>): Promise<void> => {
  const { store, data, toasts } = app
  const { viewer } = store.getState().session
  const hadOne = viewer.kind === 'AUTH' && store.getState().entities.user[viewer.id]?.profile_cover
  await data.write('update', 'ProfileCoverResource', picture)
  if (hadOne) undoable(app, app.texts(texts)('look.cover.changed'))
  else toasts.show({ text: app.texts(texts)('look.cover.changed') })
}

/**
 * PEOPLE-01: returns to the newest pictures of the user's boards. The cover can be restored.
 * @throws ApiError
 */
export const removeCover = async (app: App): Promise<void> => {
  await app.data.write('delete', 'ProfileCoverResource', {})
  undoable(app, app.texts(texts)('look.cover.removed'))
}

/** PEOPLE-01: shows the change immediately and reverts it on a refusal. */
export const changeView = async (app: App, user: UserEntity, change: Partial<ProfileView>): Promise<void> => {
  const before = user.profile_view ?? { tab: 'saved', boards: 'large' }
  await optimistic(
    app,
    [{ ref: { type: 'user', id: user.id }, fields: { profile_view: { ...before, ...change } } }],
    () => app.data.write('update', 'ProfileViewResource', change),
  )
}
