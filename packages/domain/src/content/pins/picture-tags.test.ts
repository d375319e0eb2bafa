import type { Pin } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import {
  createTestCtx,
  makeBoard,
  makeCarousel,
  makePin,
  makeStory,
  saveTo,
  type TestCtx,
  uploadVideo,
} from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { outboxHandlers } from '../../modules.ts'

const makeVideoPin = async (person: Ctx<SignedIn>, board: { readonly id: string }): Promise<Pin> => {
  const videoUploadId = await uploadVideo(person)
  return makePin(person, board, { mediaUploadId: videoUploadId })
}

/** The tags published while `action` runs. */
const publishedBy = async (test: TestCtx, action: () => Promise<unknown>): Promise<string[]> => {
  const published = new Set<string>()
  const stop = test.site.changes.subscribe((changes) => [...changes].forEach((tag) => published.add(tag)))
  await action()
  stop()
  return [...published].toSorted()
}

const contentIdOf = async (test: TestCtx, pinId: string): Promise<string> => {
  const { db } = test.site.database
  const row = await db.selectFrom('pins').select('content_id').where('id', '=', pinId).executeTakeFirstOrThrow()
  return String(row.content_id)
}

describe('a pin with content', () => {
  it.each([
    ['carousel', (person: Ctx<SignedIn>, board: { readonly id: string }) => makeCarousel(person, board)],
    ['story', (person: Ctx<SignedIn>, board: { readonly id: string }) => makeStory(person, board)],
    ['video', makeVideoPin],
  ])('publishes only its own tags when it is saved: a %s', async (_type, make) => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const pin = await make(alice, await makeBoard(alice, 'Kitchens'))
    const board = await makeBoard(bob, 'Ideas')
    await drainOutbox(test.site.database, outboxHandlers(test.site))

    let saved: Pin | undefined
    const tags = await publishedBy(test, async () => {
      saved = await saveTo(bob, pin, board)
    })
    expect(tags).toEqual(
      [
        `board-counts:${board.id}`,
        `content:${await contentIdOf(test, pin.id)}`,
        'feed:public',
        `image:${pin.image_signature}`,
        `pin:${pin.id}`,
        `pin:${saved?.id}`,
        `user-counts:${bob.viewer.userId}`,
      ].toSorted(),
    )
    const later = await publishedBy(test, () => drainOutbox(test.site.database, outboxHandlers(test.site)))
    expect(later).not.toContain('visibility:all')
  })
})
