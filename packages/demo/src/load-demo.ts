import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Id, StoryBlockInput, StoryPageInput } from '@corkboard/contract'
import {
  acceptInvite,
  allowBoard,
  createBoard,
  followBoard,
  getBoard,
  inviteCollaborators,
} from '@corkboard/domain/content/boards'
import {
  addComment,
  allowComment,
  allowCommenting,
  getComment,
  highlightComment,
  reactToComment,
} from '@corkboard/domain/content/comments'
import { makeDailyCollections } from '@corkboard/domain/finding/editorial'
import { createAccount } from '@corkboard/domain/accounts/staff'
import { createCtx, type Ctx, type SignedIn, type Site } from '@corkboard/domain/kernel'
import { noteLinkPage } from '@corkboard/domain/content/links'
import { acceptUpload, getUpload, waitForUpload } from '@corkboard/domain/media'
import { followPerson, setAvatar } from '@corkboard/domain/people'
import {
  allowPin,
  createCarousel,
  createPin,
  getPin,
  reactToPin,
  savePin,
  tryPin,
} from '@corkboard/domain/content/pins'
import { publishStory } from '@corkboard/domain/content/stories'
import {
  createPicturePool,
  type DemoBlock,
  type DemoCarousel,
  type DemoComment,
  type DemoCommunity,
  demoCommunity,
  type DemoPerson,
  type DemoPicture,
  type DemoPin,
  type DemoStory,
  type DemoTry,
  type PicturePool,
} from './content.ts'
import { signedInAs, siteAt } from './acting.ts'
import { demoState, setDemoState } from './demo-state.ts'
import { loadsAlone } from './loads-alone.ts'
import { type LoadedSoFar, readLoadedSoFar, SIGNED_UP_DAYS_AGO } from './loaded-so-far.ts'
import type { ShowProgress } from './progress.ts'
import { workAhead } from './work-ahead.ts'

/** Far longer than the worker needs for a picture; after this there is no worker. */
const PICTURE_TIMEOUT_MS = 120_000
const DRAWN_AT_ONCE = 6

const uploadPicture = async (person: Ctx<SignedIn>, pictures: PicturePool, picture: DemoPicture): Promise<Id> => {
  const { jpeg } = await pictures.draw(picture)
  const upload = await acceptUpload(person, {
    source: Readable.from(jpeg),
    fileName: `${picture.scene}.jpg`,
    declaredType: 'image/jpeg',
  })
  const ready = await waitForUpload(person, upload.media_upload_id, PICTURE_TIMEOUT_MS)
  if (ready.status !== 'succeeded')
    throw new Error(`A demo picture was not taken: ${ready.error_code ?? ready.status}.`)
  return upload.media_upload_id
}

const known = <T>(map: ReadonlyMap<string, T>, key: string): T => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo community names ${key}, which it does not have.`)
  return value
}

/** FIND-03: days for which the demo community has collections, today last. */
const COLLECTED_DAYS_AGO = [3, 2, 1, 0]
/** (ours) How long linked pages are not fetched from their real URLs. */
const PAGES_HOLD_DAYS = 365
/** (ours) A reply comes while the comment is still fresh. */
const ANSWERED_AFTER_DAYS = 0.05

interface Speakers {
  readonly pin: Id
  readonly author: Id
  readonly pinner: Id
  readonly likers: readonly Id[]
}

const say = async (
  site: Site,
  { text, answer, isHighlighted, daysAgo }: DemoComment,
  ago: (days: number) => Date,
  { pin, author, pinner, likers }: Speakers,
  soFar: LoadedSoFar,
): Promise<Id> => {
  const me = signedInAs(siteAt(site, ago(daysAgo)), author)
  const id =
    soFar.comment(pin, author, text) ??
    (await addComment(me, allowCommenting(me, await getPin(me, pin)), { text, force: true })).id
  const later = siteAt(site, ago(daysAgo * (1 - ANSWERED_AFTER_DAYS)))
  for (const liker of likers) {
    const them = signedInAs(later, liker)
    await reactToComment(them, allowComment(them, 'like', await getComment(them, id)), 'like', true)
  }
  const owner = signedInAs(later, pinner)
  if (answer !== undefined && soFar.comment(pin, pinner, answer) === undefined) {
    await addComment(owner, allowCommenting(owner, await getPin(owner, pin)), {
      text: answer,
      parentId: id,
      force: true,
    })
  }
  if (isHighlighted) await highlightComment(owner, allowComment(owner, 'highlight', await getComment(owner, id)), true)
  return id
}

/** Ids by key. */
interface Names {
  readonly person: (key: string) => Id
  readonly pin: (key: string) => Id
  readonly comment: (key: string) => Id
}
type Upload = (picture: DemoPicture) => Promise<Id>
interface ShownOn {
  readonly boardId: Id
  readonly title: string
  readonly description: string
}

const blockOf = async (block: DemoBlock, upload: Upload, lookUp: Names): Promise<StoryBlockInput> => {
  const { type, text, detail, style, edits, link, color, altText } = block
  return {
    type,
    ...(text !== undefined && { text }),
    ...(detail !== undefined && { detail }),
    ...(style && { style }),
    ...(edits && { edits }),
    ...(link !== undefined && { link }),
    ...(color !== undefined && { color }),
    ...(altText !== undefined && { alt_text: altText }),
    ...(block.picture && { media_upload_id: await upload(block.picture) }),
    ...(block.person !== undefined && { user_id: lookUp.person(block.person) }),
    ...(block.pin !== undefined && { pin_id: lookUp.pin(block.pin) }),
    ...(block.comment !== undefined && { comment_id: lookUp.comment(block.comment) }),
  }
}

const createStory = async (
  me: Ctx<SignedIn>,
  story: DemoStory,
  input: ShownOn,
  upload: Upload,
  lookUp: Names,
): Promise<void> => {
  const pages: StoryPageInput[] = []
  for (const { background, layout, title, blocks } of story.pages) {
    const drawn = await Promise.all(blocks.map((block) => blockOf(block, upload, lookUp)))
    pages.push({ background_color: background, layout, title, blocks: drawn })
  }
  const first = story.pages[0]!.blocks.find(({ picture }) => picture)
  await publishStory(me, { ...input, altText: first?.altText ?? '', pages }, { isDemo: true })
}

const layOut = async (me: Ctx<SignedIn>, { slots }: DemoCarousel, input: ShownOn, upload: Upload): Promise<void> => {
  const drawn = await Promise.all(
    slots.map(async ({ picture, title, altText }) => ({
      media_upload_id: await upload(picture),
      title,
      alt_text: altText,
    })),
  )
  await createCarousel(me, { ...input, altText: slots[0]!.altText, slots: drawn }, { isDemo: true })
}

const uploadKey = (person: string, { scene, seed }: DemoPicture): string => `${person} ${scene} ${seed}`

export type DemoOutcome = 'loaded' | 'already there'

/** A password that no one knows. Digits only, because letters could spell the name of its owner, which is refused. */
const unknownPassword = (): string => BigInt(`0x${randomBytes(24).toString('hex')}`).toString()

/**
 * Loads the demo community, or what an interrupted load has left out, through the same functions that users' requests use: accounts, uploads, boards, pins, saves,
 * comments, follows. Its videos follow with `loadDemoVideos`. A worker must be running. Its users cannot log in: no one knows their passwords.
 */
export const loadDemo = (
  ctx: Ctx,
  showProgress: ShowProgress,
  community: DemoCommunity = demoCommunity(),
): Promise<DemoOutcome> =>
  loadsAlone(ctx, async () => {
    const state = await demoState(ctx)
    if (state === 'loaded' || state === 'videos_missing') return 'already there'
    await setDemoState(ctx, 'loading')
    await loadRest(ctx, showProgress, community)
    await setDemoState(ctx, 'videos_missing')
    return 'loaded'
  })

const loadRest = async (ctx: Ctx, showProgress: ShowProgress, community: DemoCommunity): Promise<void> => {
  const soFar = await readLoadedSoFar(ctx)
  const { site } = ctx
  const now = (soFar.startedAt ?? site.clock.now()).getTime()
  const ago = (days: number): Date => new Date(Math.round(now - days * 86_400_000))
  const pictures = createPicturePool()
  const total = community.people.length + community.pins.length + community.stories.length + community.carousels.length
  const progress = showProgress('Loading the demo community', total)
  let drawn = 0
  const step = (): void => {
    drawn += 1
    progress.step(drawn)
  }
  try {
    const people = new Map<string, Id>()
    for (const person of community.people) {
      const known = soFar.people.get(person.username)
      if (known) {
        people.set(person.key, known.id)
        continue
      }
      const account = await createAccount(createCtx(siteAt(site, ago(SIGNED_UP_DAYS_AGO)), ctx.viewer), {
        email: `${person.username}@demo.invalid`,
        username: person.username,
        firstName: person.firstName,
        lastName: person.lastName,
        about: person.about,
        country: person.country,
        locale: person.locale,
        password: unknownPassword(),
        isDemo: true,
      })
      people.set(person.key, account.id)
    }
    const faceOf = async (person: DemoPerson) => {
      if (soFar.people.get(person.username)?.hasAvatar) return
      const me = signedInAs(site, known(people, person.key))
      const upload = await getUpload(me, await uploadPicture(me, pictures, person.avatar))
      await setAvatar(me, upload.image_signature)
    }
    for await (const _ of workAhead(community.people, DRAWN_AT_ONCE, faceOf)) step()
    const boards = new Map<string, Id>()
    for (const [place, board] of community.boards.entries()) {
      const me = signedInAs(siteAt(site, ago(110 - place / 10)), known(people, board.owner))
      const { name, description, privacy, category } = board
      const id =
        soFar.board(me.viewer.userId, name) ??
        (await createBoard(me, { name, description, privacy, category }, { isDemo: true })).id
      boards.set(board.key, id)
    }
    for (const { person, board, access } of community.collaborations) {
      const { id, owner } = { id: known(boards, board), owner: board.split('/')[0]! }
      if (soFar.collaborates(known(people, person), id)) continue
      const [requester, joiner] = [owner, person].map((key) => signedInAs(siteAt(site, ago(95)), known(people, key)))
      await inviteCollaborators(
        requester!,
        allowBoard(requester!, 'invite', await getBoard(requester!, id)),
        [known(people, person)],
        access,
      )
      await acceptInvite(joiner!, await getBoard(joiner!, id))
    }
    // Before any pin links to them: this way nothing tries to fetch pages that do not exist.
    for (const page of community.linkPages) await noteLinkPage(ctx, page, ago(-PAGES_HOLD_DAYS))
    const pins = new Map<string, Id>()
    const pinners = new Map([
      ...community.pins.map(({ key, pinner }) => [key, pinner] as const),
      ...community.saves.map(({ key, saver }) => [key, saver] as const),
    ])
    const oldestFirst = community.pins.toSorted((a, b) => b.daysAgo - a.daysAgo)
    const isThere = (pin: DemoPin) => soFar.pin(known(people, pin.pinner), ago(pin.daysAgo))
    const draw = async (pin: DemoPin) =>
      isThere(pin) ? undefined : uploadPicture(signedInAs(site, known(people, pin.pinner)), pictures, pin.picture)
    const uploads = new Map<string, Id>()
    for await (const [pin, mediaUploadId] of workAhead(oldestFirst, DRAWN_AT_ONCE, draw)) {
      if (mediaUploadId !== undefined) uploads.set(uploadKey(pin.pinner, pin.picture), mediaUploadId)
      const me = signedInAs(siteAt(site, ago(pin.daysAgo)), known(people, pin.pinner))
      const { title, description, link, altText } = pin
      const boardId = known(boards, pin.board)
      const input = { boardId, title, description, link, altText, mediaUploadId: mediaUploadId! }
      pins.set(pin.key, isThere(pin) ?? (await createPin(me, input, { isDemo: true })).id)
      step()
    }
    for (const save of community.saves.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      const me = signedInAs(siteAt(site, ago(save.daysAgo)), known(people, save.saver))
      const there = soFar.pin(me.viewer.userId, ago(save.daysAgo))
      if (there !== undefined) {
        pins.set(save.key, there)
        continue
      }
      const source = allowPin(me, 'save', await getPin(me, known(pins, save.pin)))
      const made = await savePin(me, source, { boardId: known(boards, save.board) }, { isDemo: true })
      pins.set(save.key, made.id)
    }
    const comments = new Map<string, Id>()
    for (const comment of community.comments.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      const speakers = {
        pin: known(pins, comment.pin),
        author: known(people, comment.author),
        pinner: known(people, known(pinners, comment.pin)),
        likers: comment.likers.map((liker) => known(people, liker)),
      }
      comments.set(comment.key, await say(site, comment, ago, speakers, soFar))
    }
    for (const { person, pin, type, daysAgo } of community.reactions) {
      const me = signedInAs(siteAt(site, ago(daysAgo)), known(people, person))
      await reactToPin(me, allowPin(me, 'save', await getPin(me, known(pins, pin))), type)
    }
    const untried = community.tries.filter(
      ({ person, pin }) => !soFar.hasTried(known(people, person), known(pins, pin)),
    )
    const photograph = async ({ person, picture }: DemoTry) =>
      picture && uploadPicture(signedInAs(site, known(people, person)), pictures, picture)
    for await (const [{ person, pin, text, daysAgo }, mediaUploadId] of workAhead(untried, DRAWN_AT_ONCE, photograph)) {
      const me = signedInAs(siteAt(site, ago(daysAgo)), known(people, person))
      await tryPin(me, allowPin(me, 'save', await getPin(me, known(pins, pin))), { text, mediaUploadId })
    }
    // Last among the pins: stories refer to users, pins and comments.
    const lookUp: Names = {
      person: (key) => known(people, key),
      pin: (key) => known(pins, key),
      comment: (key) => known(comments, key),
    }
    for (const show of [...community.stories, ...community.carousels].toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      const me = signedInAs(siteAt(site, ago(show.daysAgo)), known(people, show.pinner))
      const upload = async (picture: DemoPicture) =>
        uploads.get(uploadKey(show.pinner, picture)) ??
        uploadPicture(signedInAs(site, me.viewer.userId), pictures, picture)
      const { title, description } = show
      const input = { boardId: known(boards, show.board), title, description }
      if (soFar.pin(me.viewer.userId, ago(show.daysAgo)) === undefined) {
        if ('pages' in show) await createStory(me, show, input, upload, lookUp)
        else await layOut(me, show, input, upload)
      }
      step()
    }
    for (const { follower, followee } of community.personFollows) {
      await followPerson(signedInAs(site, known(people, follower)), known(people, followee))
    }
    for (const { follower, board } of community.boardFollows) {
      const me = signedInAs(site, known(people, follower))
      await followBoard(me, allowBoard(me, 'follow', await getBoard(me, known(boards, board))))
    }
    // Creates collections for earlier days, too; their ids have the current time, whatever the day.
    for (const days of COLLECTED_DAYS_AGO) {
      const { clock } = siteAt(site, ago(days))
      await makeDailyCollections(createCtx({ ...site, clock }, ctx.viewer))
    }
  } finally {
    progress.finish()
    await pictures.close()
  }
}
