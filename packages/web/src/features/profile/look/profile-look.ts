import type { ProfileView } from '@corkboard/contract/people/wire/user'
import { errorOf } from '../../../api/errors.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../../../product/saving/texts/texts.generated.ts'
import type { Services } from '../../../services.tsx'
import type { UserEntity } from '../../../store/entities.ts'
import { optimistic } from '../../../store/optimistic.ts'
import type { WriteOptions } from '../../../store/requests.ts'

type App = Pick<Services, 'data' | 'toasts' | 'store' | 'texts'>

/** Brings the cover from before back: after it was taken away, or gave way to another. */
const undoable = ({ data, toasts, texts: open }: App, text: string): void => {
  const restore = () =>
    data
      .write('create', 'ProfileCoverResource', {})
      .catch((thrown: unknown) => toasts.show({ text: errorOf(thrown).message, kind: 'danger' }))
  toasts.show({ text, action: { label: open(savingTexts)('pin.saved.undo'), onPress: () => void restore() } })
}

/** PEOPLE-01: an upload or a pin of one's own becomes one's cover. @throws ApiError */
export const changeCover = async (app: App, picture: WriteOptions<'ProfileCoverResource', 'update'>): Promise<void> => {
  const { store, data, toasts } = app
  const { viewer } = store.getState().session
  const hadOne = viewer.kind === 'AUTH' && store.getState().entities.user[viewer.id]?.profile_cover
  await data.write('update', 'ProfileCoverResource', picture)
  if (hadOne) undoable(app, app.texts(texts)('look.cover.changed'))
  else toasts.show({ text: app.texts(texts)('look.cover.changed') })
}

/** PEOPLE-01: back to the newest pictures of one's boards; the cover can be had back. @throws ApiError */
export const removeCover = async (app: App): Promise<void> => {
  await app.data.write('delete', 'ProfileCoverResource', {})
  undoable(app, app.texts(texts)('look.cover.removed'))
}

/** PEOPLE-01: seen at once, and as it was when it is refused. */
export const changeView = async (app: App, user: UserEntity, change: Partial<ProfileView>): Promise<void> => {
  const before = user.profile_view ?? { tab: 'saved', boards: 'large' }
  await optimistic(
    app,
    [{ ref: { type: 'user', id: user.id }, fields: { profile_view: { ...before, ...change } } }],
    () => app.data.write('update', 'ProfileViewResource', change),
  )
}
