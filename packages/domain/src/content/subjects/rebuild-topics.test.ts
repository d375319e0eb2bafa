import { drainOutbox, instanceSettings, sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { outboxHandlers } from '../../modules.ts'
import { TOPICS_FORM } from '../topics/index.ts'
import { buildTopicsOnce } from './index.ts'

const makeSoup = async (test: TestCtx): Promise<void> => {
  const alice = test.as(await test.person('Alice'))
  await makePin(alice, await makeBoard(alice, 'Soup Weather'), { title: 'Tomato soup' })
  await drainOutbox(test.site.database, outboxHandlers(test.site))
}

/** As if the site's data were from before its rules. */
const forget = async ({ site }: TestCtx): Promise<void> => {
  for (const table of ['pin_topics', 'board_topics']) {
    await sql`delete from ${sql.table(table)}`.execute(site.database.db)
  }
}

const countTopics = async ({ site }: TestCtx) => {
  const { rows } = await sql<{ pins: number; boards: number }>`
    select (select count(*)::int from pin_topics) as pins, (select count(*)::int from board_topics) as boards`.execute(
    site.database.db,
  )
  return rows[0]!
}

const SOUP = { pins: 2, boards: 2 }

describe('[FIND-02 a] after an update that changes how topics are assigned', () => {
  it('all pins and boards get theirs again, once', async () => {
    await using test = await createTestCtx()
    await makeSoup(test)
    expect(await countTopics(test)).toEqual(SOUP)
    await instanceSettings.write(test.site.database.db, 'topics_built', 'older rules')
    await forget(test)
    await buildTopicsOnce(test.visitor)
    expect(await countTopics(test)).toEqual(SOUP)
    await forget(test)
    await buildTopicsOnce(test.visitor)
    expect(await countTopics(test)).toEqual({ pins: 0, boards: 0 })
  })

  it('a rebuild that was stopped goes on where it was, unless the rules have changed again', async () => {
    await using test = await createTestCtx()
    await makeSoup(test)
    const { db } = test.site.database
    await forget(test)
    await expect(buildTopicsOnce(test.visitor, {}, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
    expect(await countTopics(test)).toEqual({ pins: 2, boards: 0 })
    const place = String(await instanceSettings.read(db, 'topics_building'))
    await forget(test)
    await buildTopicsOnce(test.visitor)
    // The pins were done, and are not done again. The board’s name says what it is about, too.
    expect(await countTopics(test)).toEqual({ pins: 0, boards: 2 })
    expect(await instanceSettings.read(db, 'topics_building')).toBeUndefined()
    await forget(test)
    await instanceSettings.write(db, 'topics_built', 'older rules')
    await instanceSettings.write(db, 'topics_building', place.replace(TOPICS_FORM, 'rules in between'))
    await buildTopicsOnce(test.visitor)
    expect(await countTopics(test)).toEqual(SOUP)
  })

  it('a new site is up to date before it has pins', async () => {
    await using test = await createTestCtx()
    await buildTopicsOnce(test.visitor)
    await makeSoup(test)
    await forget(test)
    await buildTopicsOnce(test.visitor)
    expect(await countTopics(test)).toEqual({ pins: 0, boards: 0 })
  })
})
