import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { outbox } from '../outbox/outbox.ts'
import { ownDatabase } from '../testing/own-database.ts'

const MIGRATION = path.resolve(import.meta.dirname, '../../migrations/20261123T1215_event_payload_names.sql')

it('events that wait during the update get the field names of their definitions', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  await outbox.add(db, { kind: 'user.changed', payload: { userId: '1', changes_all: true } })
  await outbox.add(db, { kind: 'people.followed', payload: { followerId: '1', followeeId: '2' } })
  await outbox.add(db, { kind: 'people.blocked', payload: { blockerId: '1', blockedId: '2' } })
  await outbox.add(db, { kind: 'pin.edited', payload: { pin_id: '3' } })
  await sql.raw(readFileSync(MIGRATION, 'utf8')).execute(db)
  const events = await db.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute()
  expect(events).toEqual([
    { kind: 'user.changed', payload: { user_id: '1', changes_all: true } },
    { kind: 'people.followed', payload: { follower_id: '1', followee_id: '2' } },
    { kind: 'people.blocked', payload: { blocker_id: '1', blocked_id: '2' } },
    { kind: 'pin.edited', payload: { pin_id: '3' } },
  ])
})
