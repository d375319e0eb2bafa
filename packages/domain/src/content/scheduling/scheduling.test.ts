import { LIMITS, type NewPin, type ScheduledPin } from '@corkboard/contract'
import { drainOutbox, sql } from '@corkboard/database'
import { until } from '@corkboard/database/testing/until'
import { createTestCtx, makeBoard, makePin, type TestCtx, uploadPicture, uploadVideo } from '@corkboard/testkit/domain'
import { runKilled } from '@corkboard/testkit/killed-work'
import { describe, expect, it } from 'vitest'
import { loadAccountViewer } from '../../accounts/viewer/index.ts'
import { deleteAccount, setWriteBan } from '../../accounts/staff/index.ts'
import { createCtx, type Ctx, type SignedIn, VISITOR } from '../../kernel/index.ts'
import { openImage, removeUnusedPictures } from '../../media/index.ts'
import { findHalfMade, findWrongCounters, outboxHandlers } from '../../modules.ts'
import { listNotifications } from '../../social/notifications/index.ts'
import { moderate, report } from '../../social/safety/index.ts'
import { writeCopy } from '../../upkeep/data-downloads/write-copy.ts'
import { purgeDeletedPeople } from '../../upkeep/erase/index.ts'
import { allowBoard, createSection, deleteBoard, getBoard } from '../boards/index.ts'
import { getPin } from '../pins/index.ts'
import {
  deleteScheduledPin,
  editScheduledPin,
  listScheduledPins,
  publishNow,
  publishWhenDue,
  restoreScheduledPin,
  schedulePin,
} from './index.ts'
import { scheduling } from './module.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

interface Scene extends AsyncDisposable {
  readonly test: TestCtx
  readonly alice: Ctx<SignedIn>
  readonly bob: Ctx<SignedIn>
  readonly board: Awaited<ReturnType<typeof makeBoard>>
  /** Unix time. */
  inMinutes(minutes: number): number
  /** Alice schedules a picture, for in ten minutes unless told otherwise. */
  schedules(title: string, minutes?: number, more?: Partial<NewPin>): Promise<ScheduledPin>
  titles(of?: Ctx<SignedIn>): Promise<string[]>
  pinsOnBoard(): Promise<string[]>
}

const scene = async (): Promise<Scene> => {
  const test = await createTestCtx()
  const [alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
  const board = await makeBoard(alice, 'Kitchens')
  const inMinutes = (minutes: number) => test.clock.now().getTime() / 1_000 + minutes * 60
  return {
    test,
    alice,
    bob,
    board,
    inMinutes,
    schedules: async (title, minutes = 10, more = {}) => {
      const mediaUploadId = more.media_upload_id ?? (await uploadPicture(alice))
      return schedulePin(
        alice,
        { board_id: board.id, media_upload_id: mediaUploadId, title, ...more },
        inMinutes(minutes),
      )
    },
    titles: async (of = alice) => (await listScheduledPins(of, { size: 250 })).items.map(({ title }) => title),
    pinsOnBoard: async () => {
      const { rows } = await sql<{ title: string }>`
        select title from pins where board_id = ${board.id} and deleted_at is null order by id`.execute(
        test.site.database.db,
      )
      return rows.map(({ title }) => title)
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}

const drain = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))

const isWhole = async (test: TestCtx): Promise<void> => {
  await drain(test)
  expect(await findWrongCounters(test.site.database.db)).toEqual([])
  expect(await findHalfMade(test.site.database.db)).toEqual([])
}

/** What the worker does at a pin's time. */
const atItsTime = async ({ test }: Pick<Scene, 'test'>, { id, scheduled_ts: seconds }: ScheduledPin): Promise<void> => {
  test.clock.pass(Math.max(0, seconds * 1_000 - test.clock.now().getTime()))
  await publishWhenDue(test.visitor, { id })
}

/** The jobs that wait for pins, with how many minutes after their commit they are due. */
const queued = async (test: TestCtx) => {
  const { rows } = await sql<{ id: string; minutes: number }>`
    select payload ->> 'id' as id, round(extract(epoch from run_at - updated_at) / 60)::int as minutes
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'publish_scheduled_pin' order by run_at, j.id`.execute(test.site.database.db)
  return rows
}

const opens = async ({ test }: Pick<Scene, 'test'>, url: string): Promise<boolean> => {
  const { pathname, searchParams } = new URL(url, 'https://pins.example')
  const [signature, extension] = pathname.split('/').at(-1)!.split('.')
  const signed = searchParams.get('s') && { expires: searchParams.get('e')!, proof: searchParams.get('s')! }
  return openImage(test.visitor, { size: '236x', signature: signature!, extension: extension!, ...signed }).then(
    () => true,
    () => false,
  )
}

const makeSection = async (ctx: Ctx<SignedIn>, boardId: string, title: string) =>
  createSection(ctx, allowBoard(ctx, 'organize', await getBoard(ctx, boardId)), { title })

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, details }: { code: string; details: { field?: string } }) => `${code} ${details.field ?? ''}`.trim(),
  )

describe('scheduled pins', () => {
  it('[CREATE-06 a] are listed by their time, the next one first, in pages', async () => {
    await using it = await scene()
    await it.schedules('Later', 30)
    await it.schedules('Soon', 10)
    const between = await it.schedules('Between', 20)
    await it.schedules('Same minute', 20)
    expect(await it.titles()).toEqual(['Soon', 'Between', 'Same minute', 'Later'])
    const first = await listScheduledPins(it.alice, { size: 2 })
    const second = await listScheduledPins(it.alice, { size: 2, after: first.next! })
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(await it.titles())
    expect(second.next).toBeUndefined()
    await editScheduledPin(it.alice, between.id, { title: 'Last', scheduled_ts: it.inMinutes(40) })
    expect(await it.titles()).toEqual(['Soon', 'Same minute', 'Later', 'Last'])
  })

  it('[CREATE-06 b] can be created, changed, deleted and restored, and the count follows', async () => {
    await using it = await scene()
    const { alice, test } = it
    const count = async () => (await loadAccountViewer(alice)).scheduled_pin_count
    const section = await makeSection(alice, it.board.id, 'Tiles')
    const made = await it.schedules('Blue oven', 10, { section: section.id, link: 'https://oven.example/blue' })
    expect(made).toMatchObject({
      title: 'Blue oven',
      scheduled_ts: it.inMinutes(10),
      creative_type: 'REGULAR',
      board: { name: 'Kitchens' },
      section: { title: 'Tiles' },
      error_code: null,
      pin: { link: 'https://oven.example/blue', section: section.id },
    })
    expect(await count()).toBe(1)
    const other = await makeBoard(alice, 'Ovens')
    const changed = await editScheduledPin(alice, made.id, { board_id: other.id, description: 'Two doors' })
    expect(changed).toMatchObject({
      title: 'Blue oven',
      scheduled_ts: made.scheduled_ts,
      board: { name: 'Ovens' },
      section: null,
      pin: { description: 'Two doors', section: null },
    })
    await deleteScheduledPin(alice, made.id)
    expect([await it.titles(), await count()]).toEqual([[], 0])
    await atItsTime(it, made)
    expect(await restoreScheduledPin(alice, made.id)).toMatchObject({ id: made.id, title: 'Blue oven' })
    expect([await it.titles(), await count()]).toEqual([['Blue oven'], 1])
    await deleteScheduledPin(alice, made.id)
    test.clock.pass(60 * MINUTE_MS)
    expect(await refusal(restoreScheduledPin(alice, made.id))).toBe('scheduled_pin.not_found id')
    for (const sweep of scheduling.sweeps!) await sweep(test.visitor)
    expect(await test.site.database.db.selectFrom('scheduled_pins').select('id').execute()).toEqual([])
    await isWhole(test)
  })

  it('[CREATE-06 b] are refused for what would be refused now, and for times too near or too far', async () => {
    await using it = await scene()
    const { alice, bob, board } = it
    const his = await makeBoard(bob, 'His')
    const foreign = await makeSection(bob, his.id, 'His part')
    const made = await it.schedules('Blue oven')
    const tries: readonly [number, Partial<NewPin>, string][] = [
      [4, {}, 'scheduled_pin.too_soon scheduled_ts'],
      [-60, {}, 'scheduled_pin.too_soon scheduled_ts'],
      [30 * 24 * 60 + 1, {}, 'scheduled_pin.too_late scheduled_ts'],
      [10, { link: 'not a link' }, 'pin.link_invalid link'],
      [10, { title: 'x'.repeat(101) }, 'pin.title_too_long title'],
      [10, { board_id: his.id }, 'board.not_allowed board_id'],
      [10, { section: foreign.id }, 'section.not_found board_id'],
      [10, { media_upload_id: await uploadPicture(bob) }, 'media.not_found media_upload_id'],
      [10, { carousel_slots: [{ media_upload_id: await uploadPicture(alice) }] }, 'pin.carousel_slots carousel_slots'],
      [10, { story_pin_data: { pages: [{ blocks: [] }] } }, 'pin.story_page_empty story_pin_data.pages.0'],
    ]
    for (const [minutes, more, expected] of tries) {
      expect(await refusal(it.schedules('Refused', minutes, more))).toBe(expected)
      const { media_upload_id: _m, carousel_slots: _c, story_pin_data: _s, ...changes } = more
      if (Object.keys(changes).length === 0 && minutes === 10) continue
      const edit = { ...changes, scheduled_ts: it.inMinutes(minutes) }
      expect(await refusal(editScheduledPin(alice, made.id, edit))).toBe(expected)
    }
    const banned = it.test.as({ id: alice.viewer.userId }, { isWriteBanned: true })
    expect(await refusal(schedulePin(banned, { board_id: board.id }, it.inMinutes(10)))).toBe('auth.write_banned')
    expect(await it.titles()).toEqual(['Blue oven'])
  })

  it('[CREATE-06 b] are at most a hundred a member', async () => {
    await using it = await scene()
    const upload = await uploadPicture(it.alice)
    const made: ScheduledPin[] = []
    for (let n = 0; n < LIMITS.scheduledPins; n += 1) {
      made.push(await it.schedules(`Pin ${n}`, 10, { media_upload_id: upload }))
    }
    expect(await refusal(it.schedules('One more', 10, { media_upload_id: upload }))).toBe('scheduled_pin.limit')
    await deleteScheduledPin(it.alice, made[0]!.id)
    await it.schedules('One more', 10, { media_upload_id: upload })
    expect(await refusal(restoreScheduledPin(it.alice, made[0]!.id))).toBe('scheduled_pin.limit')
    await isWhole(it.test)
  })

  it('[CREATE-06 b] belong to their owner alone, with their pictures', async () => {
    await using it = await scene()
    const { bob } = it
    const made = await it.schedules('Blue oven')
    expect(await it.titles(bob)).toEqual([])
    expect(await refusal(editScheduledPin(bob, made.id, { title: 'Mine' }))).toBe('scheduled_pin.not_found id')
    expect(await refusal(deleteScheduledPin(bob, made.id))).toBe('scheduled_pin.not_found id')
    expect(await refusal(publishNow(bob, made.id))).toBe('scheduled_pin.not_found id')
    await deleteScheduledPin(it.alice, made.id)
    expect(await refusal(restoreScheduledPin(bob, made.id))).toBe('scheduled_pin.not_found id')
    await restoreScheduledPin(it.alice, made.id)
    expect(await refusal(listScheduledPins(it.test.visitor, { size: 25 }))).toBe('auth.required')
    expect(await opens(it, made.image.url.split('?')[0]!)).toBe(false)
    expect(await opens(it, made.image.url)).toBe(true)
    await atItsTime(it, made)
    expect(await opens(it, made.image.url.split('?')[0]!)).toBe(true)
  })
})

describe('a scheduled pin', () => {
  it('[CREATE-06 c] is published at its time, not before, like one that its owner publishes', async () => {
    await using it = await scene()
    const { test, alice, bob } = it
    const made = await it.schedules('Blue oven', 10, { description: 'Two doors', link: 'https://oven.example/blue' })
    expect(await queued(test)).toEqual([{ id: made.id, minutes: 10 }])
    test.clock.pass(10 * MINUTE_MS - 1)
    await publishWhenDue(test.visitor, { id: made.id })
    expect(await it.pinsOnBoard()).toEqual([])
    await atItsTime(it, made)
    const { rows } = await sql<{ id: string }>`select id from pins`.execute(test.site.database.db)
    expect(await getPin(bob, rows[0]!.id)).toMatchObject({
      title: 'Blue oven',
      description: 'Two doors',
      link: 'https://oven.example/blue',
      pinnerId: alice.viewer.userId,
      createdAt: test.clock.now(),
    })
    expect(await it.titles()).toEqual([])
    const events = await test.site.database.db.selectFrom('outbox').select('kind').execute()
    expect(events.map(({ kind }) => kind)).toContain('pin.created')
    await isWhole(test)
  })

  it('[CREATE-06 c] is a picture, a video, a carousel or a story', async () => {
    await using it = await scene()
    const { test, alice, bob } = it
    const picture = () => uploadPicture(alice)
    const slots = [{ media_upload_id: await picture(), title: 'First' }, { media_upload_id: await picture() }]
    const blocks = [
      { type: 'story_pin_image_block' as const, media_upload_id: await picture() },
      { type: 'story_pin_mention_sticker_block' as const, user_id: bob.viewer.userId },
    ]
    const kinds = [
      await it.schedules('Video', 10, { media_upload_id: await uploadVideo(alice) }),
      await schedulePin(alice, { board_id: it.board.id, carousel_slots: slots, title: 'Carousel' }, it.inMinutes(11)),
      await schedulePin(
        alice,
        { board_id: it.board.id, story_pin_data: { pages: [{ blocks }] }, title: 'Story' },
        it.inMinutes(12),
      ),
    ]
    expect(kinds.map(({ creative_type: type }) => type)).toEqual(['VIDEO', 'CAROUSEL', 'IDEA'])
    for (const one of kinds) await atItsTime(it, one)
    const { rows } = await sql`
      select p.title, c.type from pins p join pin_contents c on c.id = p.content_id order by p.id`.execute(
      test.site.database.db,
    )
    expect(rows).toEqual([
      { title: 'Video', type: 'video' },
      { title: 'Carousel', type: 'carousel' },
      { title: 'Story', type: 'story' },
    ])
    await isWhole(test)
  })

  it('[CREATE-06 c] is published by its owner before its time', async () => {
    await using it = await scene()
    const made = await it.schedules('Blue oven')
    expect(await publishNow(it.alice, made.id)).toMatchObject({ type: 'pin', title: 'Blue oven' })
    await atItsTime(it, made)
    expect([await it.titles(), await it.pinsOnBoard()]).toEqual([[], ['Blue oven']])
    await isWhole(it.test)
  })

  it('[CREATE-06 c] is published once, however many workers and its owner try', async () => {
    await using it = await scene()
    const { test } = it
    const other = createCtx(await test.neighbor(), VISITOR)
    const made: ScheduledPin[] = []
    for (const title of ['One', 'Two', 'Three']) made.push(await it.schedules(title))
    test.clock.pass(10 * MINUTE_MS)
    await Promise.all(
      made.flatMap(({ id }) => [
        publishWhenDue(test.visitor, { id }),
        publishWhenDue(other, { id }),
        publishWhenDue(test.visitor, { id }),
        publishNow(it.alice, id).catch(() => undefined),
      ]),
    )
    expect((await it.pinsOnBoard()).toSorted()).toEqual(['One', 'Three', 'Two'])
    expect(await it.titles()).toEqual([])
    await isWhole(test)
  })

  it('[CREATE-06 c] is published once after a kill -9 of the worker, and nothing is half-made', async () => {
    await using it = await scene()
    const { test } = it
    const outcomes: string[] = []
    for (const killBefore of [1, 2, 3]) {
      const title = `Killed before ${killBefore}`
      const made = await it.schedules(title)
      test.clock.pass(10 * MINUTE_MS)
      outcomes.push(
        await runKilled({
          databaseUrl: test.databaseUrl,
          mediaRoot: test.mediaRoot,
          s3: undefined,
          nowMs: test.clock.now().getTime(),
          work: { kind: 'publish scheduled', id: made.id },
          killBefore,
        }),
      )
      const isPublished = (await it.pinsOnBoard()).includes(title)
      expect((await it.titles()).includes(title)).toBe(!isPublished)
      await isWhole(test)
      // The job comes again.
      await publishWhenDue(test.visitor, { id: made.id })
      expect((await it.pinsOnBoard()).filter((each) => each === title)).toHaveLength(1)
      expect(await it.titles()).toEqual([])
    }
    expect(outcomes).toEqual(['killed', 'killed', 'finished'])
  })

  it('[CREATE-06 c] is published once after the connection to the database was lost midway', async () => {
    await using it = await scene()
    const { test } = it
    const { db, transaction } = test.site.database
    const made = await it.schedules('Blue oven')
    test.clock.pass(10 * MINUTE_MS)
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = transaction(async (tx) => {
      await sql`select 1 from board_stats where board_id = ${it.board.id} for update`.execute(tx)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const publishing = publishWhenDue(test.visitor, { id: made.id }).catch(() => undefined)
    await until(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length > 0
    })
    released.resolve()
    await Promise.all([holding, publishing])
    await isWhole(test)
    // The job comes again.
    await publishWhenDue(test.visitor, { id: made.id })
    expect([await it.pinsOnBoard(), await it.titles()]).toEqual([['Blue oven'], []])
    await isWhole(test)
  })

  it('[CREATE-06 c] is published after a downtime in which its time came, and when its job was lost', async () => {
    await using it = await scene()
    const { test } = it
    const made = await it.schedules('Blue oven', 60)
    await sql`delete from graphile_worker._private_jobs`.execute(test.site.database.db)
    test.clock.pass(DAY_MS)
    const start = scheduling.jobs!.find(({ atStart }) => atStart)!
    await start.run(test.visitor, {})
    expect(await queued(test)).toEqual([{ id: made.id, minutes: 0 }])
    await atItsTime(it, made)
    expect(await it.pinsOnBoard()).toEqual(['Blue oven'])
    await start.run(test.visitor, {})
    await atItsTime(it, made)
    expect(await it.pinsOnBoard()).toEqual(['Blue oven'])
  })

  it('[CREATE-06 c] that is refused at its time stays with the reason, notifies its owner in the app and by mail, and waits again once it is mended', async () => {
    await using it = await scene()
    const { test, alice } = it
    await sql`update users set email_verified_at = ${test.clock.now()} where id = ${alice.viewer.userId}`.execute(
      test.site.database.db,
    )
    const made = await it.schedules('Blue oven')
    await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, it.board.id)))
    await atItsTime(it, made)
    const { items } = await listScheduledPins(alice, { size: 25 })
    expect(items).toMatchObject([
      { title: 'Blue oven', error_code: 'board.not_found', error_message: 'We couldn’t find that board.', board: null },
    ])
    const notifications = async () => {
      await drainOutbox(test.site.database, outboxHandlers(test.site))
      return (await listNotifications(alice, { size: 25 })).items.map(({ kind, scheduled_pin: pin }) => [kind, pin])
    }
    expect(await notifications()).toEqual([['schedule_refused', { id: made.id, title: 'Blue oven' }]])
    const { rows: mails } = await sql<{ kind: string; title: string }>`
      select payload ->> 'kind' as kind, payload -> 'values' ->> 'title' as title
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send_mail'`.execute(test.site.database.db)
    expect(mails).toEqual([{ kind: 'schedule_refused', title: 'Blue oven' }])
    // It is tried once, and counted as long as it is there.
    await drain(test)
    for (const sweep of scheduling.sweeps!) await sweep(test.visitor)
    expect(await loadAccountViewer(alice)).toMatchObject({ scheduled_pin_count: 1, pin_count: 0 })
    expect(await refusal(publishNow(alice, made.id))).toBe('board.not_found board_id')
    const other = await makeBoard(alice, 'Ovens')
    expect(await refusal(editScheduledPin(alice, made.id, { board_id: other.id }))).toBe(
      'scheduled_pin.too_soon scheduled_ts',
    )
    const mended = await editScheduledPin(alice, made.id, { board_id: other.id, scheduled_ts: it.inMinutes(5) })
    expect(mended).toMatchObject({ error_code: null, error_message: null, board: { name: 'Ovens' } })
    expect(await notifications()).toEqual([])
    await atItsTime(it, mended)
    expect(await it.titles()).toEqual([])
    expect(await loadAccountViewer(alice)).toMatchObject({ scheduled_pin_count: 0, pin_count: 1 })
    await isWhole(test)
  })

  it('[CREATE-06 c] of a write-banned owner stays with the reason', async () => {
    await using it = await scene()
    const made = await it.schedules('Blue oven')
    await setWriteBan(it.test.visitor, it.alice.viewer.userId, { reason: 'Spam' })
    await atItsTime(it, made)
    const { items } = await listScheduledPins(it.alice, { size: 25 })
    expect(items).toMatchObject([{ title: 'Blue oven', error_code: 'auth.write_banned' }])
    expect(await it.pinsOnBoard()).toEqual([])
  })

  it('[CREATE-06 c] whose picture is blocked stays with the reason and without the picture, until it is allowed', async () => {
    await using it = await scene()
    const { test, alice, bob } = it
    const owner = await test.staff('Olive', 'owner')
    const seed = 77_000
    const made = await it.schedules('Blue oven', 10, { media_upload_id: await uploadPicture(alice, seed) })
    const his = await makePin(bob, await makeBoard(bob, 'His'), { mediaUploadId: await uploadPicture(bob, seed) })
    await report(alice, { type: 'pin', id: his.id, reason: 'spam' })
    await moderate(owner, { targetType: 'pin', targetId: his.id, action: 'block_picture' })
    await drain(test)
    const code = async () => (await listScheduledPins(alice, { size: 25 })).items[0]?.error_code
    expect(await code()).toBe('media.blocked')
    expect(await opens(it, made.image.url)).toBe(false)
    await atItsTime(it, made)
    expect(await it.pinsOnBoard()).toEqual([])
    expect(await refusal(publishNow(alice, made.id))).toBe('media.blocked media_upload_id')
    const other = await test.staff('Oskar', 'owner')
    await moderate(other, { targetType: 'pin', targetId: his.id, action: 'unblock_picture' })
    await drain(test)
    expect(await code()).toBe(null)
    await atItsTime(it, made)
    expect(await it.pinsOnBoard()).toEqual(['Blue oven'])
    await isWhole(test)
  })

  it('[CREATE-06 c] keeps its upload and its files until it is published, however old they are', async () => {
    await using it = await scene()
    const { test, alice } = it
    const upload = await uploadPicture(alice)
    test.clock.pass(29 * DAY_MS)
    const made = await it.schedules('Blue oven', 29 * 24 * 60, { media_upload_id: upload })
    test.clock.pass(28 * DAY_MS)
    for (const _ of [1, 2]) await removeUnusedPictures(test.visitor)
    expect(await opens(it, (await listScheduledPins(alice, { size: 1 })).items[0]!.image.url)).toBe(true)
    await atItsTime(it, made)
    expect(await it.pinsOnBoard()).toEqual(['Blue oven'])
    const gone = await it.schedules('Given up')
    await deleteScheduledPin(alice, gone.id)
    test.clock.pass(31 * DAY_MS)
    for (const sweep of scheduling.sweeps!) await sweep(test.visitor)
    for (const _ of [1, 2]) await removeUnusedPictures(test.visitor)
    expect(await test.site.database.db.selectFrom('images').select('signature').execute()).toHaveLength(1)
    expect(await test.site.database.db.selectFrom('media_uploads').select('id').execute()).toEqual([])
    await isWhole(test)
  })

  it('is in the data download, and goes with its owner’s account', async () => {
    await using it = await scene()
    const { test, alice } = it
    const made = await it.schedules('Blue oven', 20)
    const facts = {
      origin: 'https://pins.example',
      madeAt: test.clock.now(),
      until: new Date(test.clock.now().getTime() + DAY_MS),
    }
    let text = ''
    for await (const part of writeCopy(alice, facts)) text += part
    const { scheduled_pins: copied } = JSON.parse(text) as { scheduled_pins: { originals: string[] }[] }
    expect(copied).toMatchObject([{ title: 'Blue oven', board: 'Kitchens', not_published_because: null }])
    expect(copied[0]!.originals).toHaveLength(1)
    await deleteAccount(test.visitor, alice.viewer.userId)
    await atItsTime(it, made)
    expect(await it.pinsOnBoard()).toEqual([])
    test.clock.pass(30 * DAY_MS)
    expect(await purgeDeletedPeople(test.visitor)).toBe(1)
    for (const table of ['scheduled_pins', 'images'] as const) {
      expect(await test.site.database.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})
