import { sql } from '@corkboard/database'
import { type ClipRequest, type DemoCommunity, demoCommunity } from '@corkboard/demo/content'
import { demoState, loadDemo, loadDemoVideos } from '@corkboard/demo'
import { findWrongCounters } from '@corkboard/domain'
import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { startTranscoding, startWorker } from './worker.ts'

const shortened = ({ shots }: ClipRequest): ClipRequest => ({
  width: 90,
  height: 160,
  shots: shots.slice(0, 1).map((shot) => ({ ...shot, seconds: 0.5 })),
})

/** The demo community with its newest pins only, and what refers to those. */
const smallCommunity = (size: number): DemoCommunity => {
  const whole = demoCommunity()
  const pins = whole.pins.slice(-size)
  const saves = whole.saves.filter(({ pin }) => pins.some(({ key }) => key === pin))
  const keys = new Set([...pins, ...saves].map(({ key }) => key))
  const about = <T extends { readonly pin: string }>(things: readonly T[]): T[] =>
    things.filter(({ pin }) => keys.has(pin))
  return {
    ...whole,
    pins,
    saves,
    linkPages: whole.linkPages.filter(({ link }) => pins.some((pin) => pin.link === link)),
    comments: about(whole.comments),
    reactions: about(whole.reactions),
    tries: about(whole.tries),
    stories: [],
    carousels: whole.carousels.slice(0, 1),
    videos: whole.videos.slice(0, 2).map((video) => ({ ...video, clip: shortened(video.clip) })),
  }
}

const withWorker = async (work: (test: TestCtx) => Promise<void>): Promise<void> => {
  await using test = await createTestCtx()
  const { databaseUrl } = test
  const worker = await startWorker(test.site, { databaseUrl, concurrency: 2 })
  const transcoding = await startTranscoding(test.site, { databaseUrl, concurrency: 1 })
  try {
    await work(test)
  } finally {
    await Promise.all([worker.stop(), transcoding.stop()])
  }
}

const silent = () => ({ step() {}, finish() {} })
/** Ends a load in the middle of its work, as a kill would. */
const stoppedAt = (step: number) => () => ({
  step: (done: number) => {
    if (done === step) throw new Error(`stopped at ${step}`)
  },
  finish() {},
})

const countRows = async (test: TestCtx) => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from users where is_demo) as people,
      (select count(*)::int from users where is_demo and avatar_signature is not null) as avatars,
      (select count(*)::int from boards) as boards,
      (select count(*)::int from pins) as pins,
      (select count(*)::int from comments where parent_id is null) as comments,
      (select count(*)::int from pin_reactions) as reactions,
      (select count(*)::int from pin_did_its) as tries,
      (select count(*)::int from board_collaborators) as collaborators`.execute(test.site.database.db)
  return rows[0]
}

describe('loading the demo community', { timeout: 240_000 }, () => {
  it('goes on where it was interrupted, also after a sign-up, and has everything once', async () => {
    await withWorker(async (test) => {
      const community = smallCommunity(8)
      const load = (show: Parameters<typeof loadDemo>[1]) => loadDemo(test.visitor, show, community)
      await expect(load(stoppedAt(5))).rejects.toThrow('stopped at 5')
      expect(await demoState(test.visitor)).toBe('loading')
      await test.person('Alice', { role: 'owner' })
      test.clock.pass(3_600_000)
      await expect(load(stoppedAt(16))).rejects.toThrow('stopped at 16')
      const halfway = await sql<{ id: string }>`select id from pins`.execute(test.site.database.db)
      expect(halfway.rows.length).toBeGreaterThan(0)
      expect(await load(silent)).toBe('loaded')
      expect(await load(silent)).toBe('already there')
      const { people, boards, pins, saves, comments, reactions, tries, collaborations, carousels } = community
      expect(await countRows(test)).toEqual({
        people: people.length,
        avatars: people.length,
        boards: boards.length,
        pins: pins.length + saves.length + carousels.length,
        comments: comments.length,
        reactions: reactions.length,
        tries: tries.length,
        collaborators: collaborations.length,
      })
      const kept = await sql<{ id: string }>`select id from pins`.execute(test.site.database.db)
      expect(kept.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(halfway.rows.map(({ id }) => id)))
      expect(await findWrongCounters(test.site.database.db)).toEqual([])
    })
  })

  it('brings the videos after everything else, through the transcoder, and goes on where it was interrupted', async () => {
    await withWorker(async (test) => {
      const community = { ...smallCommunity(1), carousels: [] }
      const load = (show: Parameters<typeof loadDemoVideos>[1]) => loadDemoVideos(test.visitor, show, community)
      expect(await load(silent)).toBe('nothing to do')
      await loadDemo(test.visitor, silent, community)
      const { rows: others } = await sql<{ id: string }>`select id from pins`.execute(test.site.database.db)
      expect(await demoState(test.visitor)).toBe('videos_missing')
      await expect(load(stoppedAt(1))).rejects.toThrow('stopped at 1')
      test.clock.pass(3_600_000)
      expect(await load(silent)).toBe('loaded')
      expect(await demoState(test.visitor)).toBe('loaded')
      const { rows } = await sql<{ title: string; isVideo: boolean }>`
        select title, exists (select from pin_contents c where c.id = pins.content_id and c.type = 'video') as "isVideo"
        from pins where not (id = any(${others.map(({ id }) => id)}::bigint[])) order by created_at desc`.execute(
        test.site.database.db,
      )
      expect(rows).toEqual(community.videos.map(({ title }) => ({ title, isVideo: true })))
      expect(await findWrongCounters(test.site.database.db)).toEqual([])
    })
  })

  it('happens once at a time', async () => {
    await withWorker(async (test) => {
      const community = { ...smallCommunity(1), carousels: [] }
      const neighbor = await test.neighbor()
      const loads = await Promise.allSettled([
        loadDemo(test.visitor, silent, community),
        loadDemo({ ...test.visitor, db: neighbor.database.db }, silent, community),
      ])
      expect(loads.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await countRows(test)).toMatchObject({ people: community.people.length })
    })
  })
})
