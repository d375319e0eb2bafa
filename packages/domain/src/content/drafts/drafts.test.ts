import type { PinDraftInput } from '@corkboard/contract'
import { LIMITS } from '@corkboard/contract'
import { createTestCtx, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '../../accounts/staff/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { readyPicture, removeSearchUploads, removeUnusedPictures, unusedPictures } from '../../media/index.ts'
import { purgeDeletedPeople } from '../../upkeep/erase/index.ts'
import { copy } from './copy-drafts.ts'
import { createDraft, deleteDraft, getDraft, listDrafts, saveDraft, takeDraft } from './index.ts'
import { drafts } from './module.ts'

const DAY_MS = 86_400_000

let test: TestCtx
let alice: Ctx<SignedIn>
let bob: Ctx<SignedIn>

beforeEach(async () => {
  test = await createTestCtx()
  alice = test.as(await test.person('Alice'))
  bob = test.as(await test.person('Bob'))
})
afterEach(() => test[Symbol.asyncDispose]())

const of = (...uploads: string[]): PinDraftInput => ({ pinItems: uploads.map((id) => ({ media_upload_id: id })) })
const titled = (upload: string, title: string): PinDraftInput => ({ pinItems: [{ media_upload_id: upload, title }] })
const sweep = async () => {
  for (const run of drafts.sweeps ?? []) await run(test.visitor)
}
const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}
const unused = async () => (await all(unusedPictures(test.visitor))).map(({ signature }) => signature)

describe('a draft', () => {
  it('[CREATE-01 a] has its defaults, and says what its picture is', async () => {
    const upload = await uploadPicture(alice)
    const draft = await createDraft(alice, of(upload))
    expect(draft).toMatchObject({
      version: 1,
      type: 'single',
      status: 'created',
      pinItemIndex: 0,
      board_id: null,
      section: null,
      publishOption: 'publish-immediately',
      scheduledDate: '',
      scheduledTime: '',
      pinItems: [
        {
          media_upload_id: upload,
          file_name: '',
          title: '',
          description: '',
          link: '',
          altText: '',
          media: { status: 'succeeded', media_type: 'image', video_url: null },
        },
      ],
    })
    expect(draft.pinItems[0]!.media.preview_url).toMatch(/^\/media\/736x\/.*\?e=\d{13}&s=/)
    expect((await listDrafts(alice)).items).toEqual([draft])
  })

  it('[CREATE-01 b] is edited from its first change on, and stays as typed', async () => {
    const upload = await uploadPicture(alice)
    const { id } = await createDraft(alice, of(upload))
    const typed = titled(upload, ' Two  spaces, and half a pair: \uD83D and \0 ')
    expect(await saveDraft(alice, { id, version: 1 }, typed)).toMatchObject({ version: 2, status: 'edited' })
    expect((await getDraft(alice, id)).pinItems[0]!.title).toBe(' Two  spaces, and half a pair: \uFFFD and  ')
  })

  it('[CREATE-02 a] of several items is a carousel, in their order', async () => {
    const uploads = [await uploadPicture(alice), await uploadPicture(alice)]
    const { id } = await createDraft(alice, { ...of(...uploads), pinItemIndex: 4 })
    expect(await getDraft(alice, id)).toMatchObject({ type: 'carousel', pinItemIndex: 1 })
    const turned = await saveDraft(alice, { id, version: 1 }, of(...uploads.toReversed()))
    expect(turned.pinItems.map((item) => item.media_upload_id)).toEqual(uploads.toReversed())
    expect(await saveDraft(alice, { id, version: 2 }, of(uploads[0]!))).toMatchObject({ type: 'single' })
  })

  it('does not exist for anyone else, and takes no one else’s uploads', async () => {
    const upload = await uploadPicture(alice)
    const { id } = await createDraft(alice, of(upload))
    const missing = { code: 'draft.not_found' }
    await expect(getDraft(bob, id)).rejects.toMatchObject(missing)
    await expect(deleteDraft(bob, id)).rejects.toMatchObject(missing)
    await expect(takeDraft(bob, { id, version: 1 })).rejects.toMatchObject(missing)
    const his = of(await uploadPicture(bob))
    await expect(saveDraft(bob, { id, version: 1 }, his)).rejects.toMatchObject(missing)
    expect((await listDrafts(bob)).items).toEqual([])
    await expect(createDraft(bob, of(upload))).rejects.toMatchObject({ code: 'media.not_found' })
    await expect(saveDraft(alice, { id, version: 1 }, his)).rejects.toMatchObject({ code: 'media.not_found' })
    await expect(listDrafts(test.visitor)).rejects.toMatchObject({ code: 'auth.required' })
  })

  it('that changed in between refuses a save with its current version, and neither is lost', async () => {
    const upload = await uploadPicture(alice)
    const { id } = await createDraft(alice, of(upload))
    await saveDraft(alice, { id, version: 1 }, titled(upload, 'From the phone'))
    const late = saveDraft(alice, { id, version: 1 }, titled(upload, 'From the desk'))
    await expect(late).rejects.toMatchObject({ code: 'draft.conflict', details: { data: { version: 2 } } })
    await expect(takeDraft(alice, { id, version: 1 })).rejects.toMatchObject({ code: 'draft.conflict' })
    expect((await getDraft(alice, id)).pinItems[0]!.title).toBe('From the phone')
  })

  it('of two saves at the same time stores one and refuses the other', async () => {
    const upload = await uploadPicture(alice)
    const { id } = await createDraft(alice, of(upload))
    const saves = await Promise.allSettled(
      ['Left', 'Right'].map((title) => saveDraft(alice, { id, version: 1 }, titled(upload, title))),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await getDraft(alice, id)).version).toBe(2)
  })

  it('can be saved again when the response was lost', async () => {
    const upload = await uploadPicture(alice)
    const { id } = await createDraft(alice, of(upload))
    const save = () => saveDraft(alice, { id, version: 1 }, titled(upload, 'Stairs'))
    await save()
    expect(await save()).toMatchObject({ version: 2 })
  })

  it('is one of at most 100', async () => {
    const upload = await uploadPicture(alice)
    for (let n = 0; n < LIMITS.pinDrafts; n += 1) await createDraft(alice, of(upload))
    await expect(createDraft(alice, of(upload))).rejects.toMatchObject({ code: 'draft.limit' })
    expect((await listDrafts(alice)).items).toHaveLength(LIMITS.pinDrafts)
  })
})

describe('the uploads of a draft', () => {
  it('stay as long as the draft, 30 days after its last change, and no longer than needed', async () => {
    const upload = await uploadPicture(alice)
    const signature = await readyPicture(alice, upload)
    const { id } = await createDraft(alice, of(upload))
    test.clock.pass(29 * DAY_MS)
    await saveDraft(alice, { id, version: 1 }, titled(upload, 'Still at it'))
    test.clock.pass(29 * DAY_MS)
    await sweep()
    await removeUnusedPictures(test.visitor)
    expect(await readyPicture(alice, upload)).toBe(signature)
    test.clock.pass(2 * DAY_MS)
    await sweep()
    await expect(getDraft(alice, id)).rejects.toMatchObject({ code: 'draft.not_found' })
    test.clock.pass(DAY_MS)
    await removeUnusedPictures(test.visitor)
    expect(await unused()).toEqual([signature])
    expect(await removeUnusedPictures(test.visitor)).toBe(1)
  })

  it('stay when they were uploaded to search', async () => {
    const upload = await uploadPicture(alice)
    await createDraft(alice, of(upload))
    await test.site.database.db.updateTable('media_uploads').set({ is_for_search: true }).execute()
    test.clock.pass(DAY_MS)
    expect(await removeSearchUploads(test.visitor)).toBe(0)
    await expect(readyPicture(alice, upload)).resolves.toEqual(expect.any(String))
  })
})

it('drafts are in the data download, with their originals', async () => {
  const upload = await uploadPicture(alice)
  await createDraft(alice, titled(upload, 'Stairs'))
  await createDraft(bob, titled(await uploadPicture(bob), 'His'))
  const facts = { origin: 'https://pins.example', madeAt: test.clock.now(), until: test.clock.now() }
  const copied = await all(copy.lists!['pin_drafts']!(alice, facts))
  const original = expect.stringMatching(/^https:\/\/pins\.example\/media\/orig\/.*\?e=\d{13}&s=/)
  expect(copied).toMatchObject([{ items: [{ title: 'Stairs', original }] }])
})

it('drafts go with their account, and so do their pictures', async () => {
  const signature = await readyPicture(alice, await uploadPicture(alice))
  const upload = await uploadPicture(alice)
  await createDraft(alice, titled(upload, 'Stairs'))
  await deleteAccount(test.visitor, alice.viewer.userId)
  test.clock.pass(31 * DAY_MS)
  await purgeDeletedPeople(test.visitor)
  const { db } = test.site.database
  expect(await db.selectFrom('pin_drafts').select('id').execute()).toEqual([])
  expect(await db.selectFrom('images').select('signature').execute()).not.toContainEqual({ signature })
})
