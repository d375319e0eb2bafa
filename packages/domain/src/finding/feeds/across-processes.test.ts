import { createTestCtx, makeBoard, makeComment, makePin, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  acceptInvite,
  allowBoard,
  deleteBoard,
  editBoard,
  endCollaboration,
  getBoard,
  inviteCollaborators,
  loadBoards,
} from '../../content/boards/index.ts'
import { allowComment, deleteComment, getComment } from '../../content/comments/index.ts'
import { allowPin, deletePin, editPin, getPin, hidePin } from '../../content/pins/index.ts'
import { loadViewer } from '../../content/viewer/index.ts'
import { updateSettings } from '../../accounts/settings/index.ts'
import { createRequestCtx, type Ctx, type SignedIn, type Site, VISITOR } from '../../kernel/index.ts'
import { openImage, readyPicture } from '../../media/index.ts'
import { blockPerson, followPerson, setAvatar } from '../../people/index.ts'
import { homeFeed } from './index.ts'

let test: TestCtx
let neighbor: Site
let alice: Ctx<SignedIn>
let bob: Ctx<SignedIn>
beforeAll(async () => {
  test = await createTestCtx()
  neighbor = await test.neighbor()
  alice = test.as(await test.person('Alice'))
  bob = test.as(await test.person('Bob'))
  await followPerson(alice, bob.viewer.userId)
})
afterAll(() => test[Symbol.asyncDispose]())

/** Alice's next request, in the other process. */
const elsewhere = () => createRequestCtx(neighbor, alice.viewer)

/** What Alice sees there of a board and of her home feed. */
const seenElsewhere = async (boardId: string): Promise<{ board: boolean; titles: string[] }> => {
  const [board, { items }] = await Promise.all([
    getBoard(elsewhere(), boardId).then(
      () => true,
      () => false,
    ),
    homeFeed(elsewhere(), { fieldSet: 'grid' }, { size: 25 }),
  ])
  return { board, titles: items.map(({ title }) => title).toSorted() }
}

const boardOfBob = async (name: string, count = 2) => {
  const board = await makeBoard(bob, name)
  const pins = []
  for (let n = 1; n <= count; n += 1) pins.push(await makePin(bob, board, { title: `${name} ${n}` }))
  return { board, pins }
}

const own = (action: 'edit' | 'delete', id: string) =>
  getBoard(bob, id).then((board) => allowBoard(bob, action as 'edit', board))

it('a board that becomes secret is gone at the next request in another process', async () => {
  const { board } = await boardOfBob('Soups')
  expect(await seenElsewhere(board.id)).toEqual({ board: true, titles: ['Soups 1', 'Soups 2'] })
  await editBoard(bob, await own('edit', board.id), { privacy: 'secret' })
  expect(await seenElsewhere(board.id)).toEqual({ board: false, titles: [] })
})

it('a pin that is deleted, and one that the viewer hides, are gone too', async () => {
  const { board, pins } = await boardOfBob('Cats', 3)
  expect((await seenElsewhere(board.id)).titles).toEqual(['Cats 1', 'Cats 2', 'Cats 3'])
  await deletePin(bob, allowPin(bob, 'delete', await getPin(bob, pins[0]!.id)))
  expect((await seenElsewhere(board.id)).titles).toEqual(['Cats 2', 'Cats 3'])
  await hidePin(alice, allowPin(alice, 'view', await getPin(alice, pins[1]!.id)), true)
  expect((await seenElsewhere(board.id)).titles).toEqual(['Cats 3'])
  await deleteBoard(bob, allowBoard(bob, 'delete', await getBoard(bob, board.id)))
  expect(await seenElsewhere(board.id)).toEqual({ board: false, titles: [] })
})

it('the response to an edit that moves a pin, maybe to a secret board, waits for the other processes', async () => {
  const { pins } = await boardOfBob('Boats', 1)
  const secret = await makeBoard(bob, 'Gifts', { privacy: 'secret' })
  const heard: string[] = []
  const stop = test.site.changes.subscribe((changes) => heard.push(...changes))
  await editPin(bob, allowPin(bob, 'edit', await getPin(bob, pins[0]!.id)), { boardId: secret.id })
  stop()
  expect(heard).toEqual(expect.arrayContaining([`pin:${pins[0]!.id}`, 'access:all']))
})

it('a collaborator who is removed loses a secret board', async () => {
  const board = await makeBoard(bob, 'Plans', { privacy: 'secret' })
  expect((await seenElsewhere(board.id)).board).toBe(false)
  const owned = allowBoard(bob, 'invite', await getBoard(bob, board.id))
  await inviteCollaborators(bob, owned, [alice.viewer.userId], undefined)
  await acceptInvite(alice, await getBoard(alice, board.id))
  expect((await seenElsewhere(board.id)).board).toBe(true)
  await endCollaboration(bob, await getBoard(bob, board.id), { userId: alice.viewer.userId })
  expect((await seenElsewhere(board.id)).board).toBe(false)
})

it('a profile that becomes private closes its boards to users who do not follow it', async () => {
  const { board } = await boardOfBob('Quilts')
  const carol = test.as(await test.person('Carol'))
  const isSeen = () => getBoard(createRequestCtx(neighbor, carol.viewer), board.id).then(() => true)
  expect(await isSeen()).toBe(true)
  await updateSettings(bob, { is_private_profile: true })
  await expect(isSeen()).rejects.toMatchObject({ code: 'board.not_found' })
  expect((await seenElsewhere(board.id)).board).toBe(true)
  await updateSettings(bob, { is_private_profile: false })
})

it('what a list has read of the viewer’s relations is forgotten too: a secret board they leave, an owner who blocks them', async () => {
  const dora = test.as(await test.person('Dora'))
  const owner = test.as(await test.person('Erik'))
  const boards = []
  for (const name of ['One', 'Two', 'Three', 'Four']) boards.push(await makeBoard(owner, name))
  const secret = await makeBoard(owner, 'Surprise', { privacy: 'secret' })
  const ids = [...boards, secret].map(({ id }) => id)
  const count = async () => {
    const seen = await loadBoards(createRequestCtx(neighbor, dora.viewer), ids)
    return seen
      .values()
      .filter(({ presence }) => presence === 'listed')
      .toArray().length
  }
  expect(await count()).toBe(4)
  await inviteCollaborators(
    owner,
    allowBoard(owner, 'invite', await getBoard(owner, secret.id)),
    [dora.viewer.userId],
    undefined,
  )
  await acceptInvite(dora, await getBoard(dora, secret.id))
  await expect.poll(count).toBe(5)
  await endCollaboration(owner, await getBoard(owner, secret.id), { userId: dora.viewer.userId })
  expect(await count()).toBe(4)
  await blockPerson(owner, dora.viewer.userId)
  expect(await count()).toBe(0)
})

it('a picture that is no longer an avatar, and the photo of a deleted comment, are gone', async () => {
  const isShown = (signature: string) =>
    openImage(createRequestCtx(neighbor, VISITOR), { size: '236x', signature, extension: 'webp' }).then(
      () => true,
      () => false,
    )
  const avatar = await readyPicture(bob, await uploadPicture(bob))
  await setAvatar(bob, avatar)
  expect(await isShown(avatar)).toBe(true)
  await setAvatar(bob, null)
  expect(await isShown(avatar)).toBe(false)

  const { pins } = await boardOfBob('Lamps', 1)
  const mediaUploadId = await uploadPicture(bob)
  const photo = await readyPicture(bob, mediaUploadId)
  const { id } = await makeComment(bob, pins[0]!, { text: 'Mine', mediaUploadId })
  expect(await isShown(photo)).toBe(true)
  await deleteComment(bob, allowComment(bob, 'delete', await getComment(bob, id)))
  expect(await isShown(photo)).toBe(false)
})

it('changed settings are in the viewer', async () => {
  expect((await loadViewer(elsewhere())).first_name).toBe('Alice')
  await updateSettings(alice, { first_name: 'Alicia' })
  await expect.poll(async () => (await loadViewer(elsewhere())).first_name).toBe('Alicia')
})

it('[PEOPLE-02 c] a block takes everything from both', async () => {
  const { board } = await boardOfBob('Knots')
  expect(await seenElsewhere(board.id)).toMatchObject({ board: true, titles: expect.arrayContaining(['Knots 1']) })
  await blockPerson(bob, alice.viewer.userId)
  expect((await seenElsewhere(board.id)).titles).toEqual([])
})
