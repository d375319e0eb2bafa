import { LIMITS } from '@corkboard/contract/limits'
import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import type { Services } from '../../services.tsx'
import { changeFeeds } from '../../store/feed-changes.ts'
import { list, requestKey, type WriteOptions } from '../../store/requests.ts'
import { showPublished } from '../pins/show-published.ts'

type App = Pick<Services, 'store' | 'data'>

/** CREATE-06: all scheduled pins of the viewer on one page, by time. */
export const scheduledPins = () => list('ScheduledPinsResource', { page_size: LIMITS.scheduledPins })

/** Business §4: a new or changed one goes to its place by time. */
const place = ({ store }: App, item: ScheduledPin): ScheduledPin => {
  changeFeeds(store, { kind: 'sortedIn', key: requestKey(scheduledPins()), item, by: 'scheduled_ts' })
  return item
}

const takeOff = ({ store }: App, { type, id }: Pick<ScheduledPin, 'type' | 'id'>): void =>
  changeFeeds(store, { kind: 'removed', key: requestKey(scheduledPins()), items: [{ type, id }] })

/** @throws ApiError */
export const schedulePin = async (
  app: App,
  pin: WriteOptions<'ScheduledPinsResource', 'create'>,
): Promise<ScheduledPin> => place(app, await app.data.write('create', 'ScheduledPinsResource', pin))

/** @throws ApiError */
export const editScheduledPin = async (
  app: App,
  changes: WriteOptions<'ScheduledPinsResource', 'update'>,
): Promise<ScheduledPin> => place(app, await app.data.write('update', 'ScheduledPinsResource', changes))

/** @throws ApiError */
export const deleteScheduledPin = async (app: App, item: ScheduledPin): Promise<void> => {
  await app.data.write('delete', 'ScheduledPinsResource', { id: item.id })
  takeOff(app, item)
}

/** Undoes a deletion. @throws ApiError */
export const restoreScheduledPin = async (app: App, { id }: ScheduledPin): Promise<ScheduledPin> =>
  place(app, await app.data.write('create', 'ScheduledPinRestoreResource', { id }))

/** Publishes one before its time. @throws ApiError */
export const publishScheduledPin = async (app: App, item: ScheduledPin): Promise<Pin> => {
  const pin = await app.data.write('create', 'ScheduledPinPublicationResource', { id: item.id })
  takeOff(app, item)
  showPublished(app, pin)
  return pin
}
