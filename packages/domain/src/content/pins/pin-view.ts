import {
  type ArticleCover,
  type Id,
  IMAGE_SIZES,
  type ImageSize,
  type Pin,
  type PinTag,
  type SavedInfo,
  type User,
} from '@corkboard/contract'
import { boardUrl, isScreened, loadBoards, presentBoardBrief, type SeenBoard } from '../boards/index.ts'
import { type Ctx, personPresence, pinnerShows, timeText, type Viewer, viewerIdOf } from '../../kernel/index.ts'
import { presentTopics } from '../topics/index.ts'
import { isAmong, personFacts, type PersonRow, presentUser, type Relations } from '../../people/index.ts'
import { loadCarousels, NO_CONTENT, type PictureAccess, presentSizes, type ShownContent } from './content/index.ts'
import { type DetailedPin, loadPins, type SeenPin } from './load-pins.ts'
import { loadPinTags, loadTagRows, taggablePictures } from './object-tags/index.ts'
import { loadMentionTags } from './mentions/index.ts'
import { loadOwnInteractions, originOf, type OwnInteractions, presentInteractionFields } from './reactions/index.ts'
import { loadPinLinks, type PinLinkFields, presentDetailedLinks } from './pin-links.ts'
import { isPinSearchHidden, isPrivatePin, originalAccess, pinActions } from './pin-policy.ts'
import { presentSponsorship } from './sponsorship/index.ts'
import { type DetailOptions, type OwnSave, ownPinsOf, ownSavesOf } from './pin-store.ts'

/** `grid`: only what a grid and the first moment of a closeup show. */
export type PinFieldSet = 'full' | 'grid'

const CREATIVE_TYPES = { picture: 'REGULAR', video: 'VIDEO', carousel: 'CAROUSEL', story: 'IDEA' } as const

const GRID_SIZES: readonly ImageSize[] = ['236x', '474x', '736x']

export const pictureAccess = (viewer: Viewer, pin: SeenPin): PictureAccess => ({
  isPrivate: isPrivatePin(pin),
  original: originalAccess(viewer, pin),
})

/** Only a pin's picture, where it represents something else (FIND-03). */
export const presentPinPicture = (ctx: Ctx, pin: SeenPin): ArticleCover => ({
  pin_id: pin.id,
  images: presentSizes(ctx, pin, pictureAccess(ctx.viewer, pin), GRID_SIZES),
  alt_text: pin.altText,
  dominant_color: pin.dominantColor,
  placeholder: pin.thumbhash,
})

/** A pin as a tag or a sticker names it. */
export const presentPinBrief = (ctx: Ctx, pin: SeenPin): NonNullable<PinTag['pin']> => ({
  id: pin.id,
  title: pin.title,
  image: presentSizes(ctx, pin, pictureAccess(ctx.viewer, pin), ['236x'])['236x'] ?? null,
  dominant_color: pin.dominantColor,
})

const savedInfo = (board: SeenBoard, pinId: Id, sectionId: Id | null): SavedInfo => ({
  boardId: board.id,
  localPinId: pinId,
  sectionId,
  title: board.name,
  type: 'board',
  url: boardUrl(board.owner.username, board.slug),
})

/** The viewer's newest save that was read with the pin. */
const readSave = (pin: SeenPin): OwnSave[] =>
  pin.ownPinId && pin.ownBoardId
    ? [{ originId: originOf(pin), pinId: pin.ownPinId, boardId: pin.ownBoardId, sectionId: pin.ownSectionId ?? null }]
    : []

/** True for pins that were read for a visitor. */
const isUnread = ({ ownPinId }: SeenPin): boolean => ownPinId === undefined

/** PIN-06: where the viewer has already saved each of these pins. */
const loadSavedInfo = async (ctx: Ctx, pins: readonly SeenPin[]): Promise<Map<Id, SavedInfo>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  if (viewerId === undefined) return new Map()
  const saves = [
    ...pins.flatMap(readSave),
    ...(await ownSavesOf(ctx.db, viewerId, [...new Set(pins.filter(isUnread).map(originOf))])),
  ]
  const boards = await loadBoards(ctx, [...new Set(saves.map((save) => save.boardId))])
  const infos = new Map<Id, SavedInfo>()
  for (const { originId, ...save } of saves) {
    const board = boards.get(save.boardId)
    const info = board ? savedInfo(board, save.pinId, save.sectionId) : await olderSavedInfo(ctx, viewerId, originId)
    if (info) infos.set(originId, info)
  }
  return infos
}

/** The newest save that the viewer can still see: they may have left the secret board with their last one. */
const olderSavedInfo = async (ctx: Ctx, viewerId: Id, originId: Id): Promise<SavedInfo | undefined> => {
  const saves = (await ownPinsOf(ctx.db, viewerId, originId)).filter(({ pinId }) => pinId !== originId)
  const boards = await loadBoards(ctx, [...new Set(saves.map(({ boardId }) => boardId))])
  const save = saves.find(({ boardId }) => boards.has(boardId))
  return save && savedInfo(boards.get(save.boardId)!, save.pinId, save.sectionId)
}

/** Pins as responses return them, in the given order. */
export const presentPins = async (ctx: Ctx, pins: readonly SeenPin[], fieldSet: PinFieldSet = 'full'): Promise<Pin[]> =>
  present(ctx, pins, fieldSet, await surroundingsOf(ctx, pins, fieldSet, loadPinLinks))

/** Pins loaded with their details, with all their fields. */
export const presentDetailedPins = async (
  ctx: Ctx,
  pins: readonly DetailedPin[],
  { surroundings: isSigned }: Pick<DetailOptions, 'surroundings'> = { surroundings: true },
): Promise<Pin[]> => {
  const [surroundings, { mentions, tags }] = await Promise.all([
    surroundingsOf(ctx, pins, 'full', (_ctx, linked) => presentDetailedLinks(ctx, linked, isSigned)),
    tagsOfPins(ctx, pins),
  ])
  return present(ctx, pins, 'full', surroundings).map((pin, n) => ({
    ...pin,
    user_mention_tags: mentions.get(pin.id) ?? [],
    pin_tags: tags.get(pin.id) ?? [],
    is_taggable: taggablePictures(pins[n]!) > 0,
  }))
}

const tagsOfPins = async (ctx: Ctx, pins: readonly DetailedPin[]) => {
  const rows = await loadTagRows(ctx.db, pins)
  const [mentions, tags] = await Promise.all([
    loadMentionTags(ctx, rows),
    loadPinTags(ctx, rows, { loadPins, briefOf: presentPinBrief }),
  ])
  return { mentions, tags }
}

const surroundingsOf = async <Row extends SeenPin>(
  ctx: Ctx,
  pins: readonly Row[],
  fieldSet: PinFieldSet,
  linksOf: (ctx: Ctx, pins: readonly Row[]) => Promise<ReadonlyMap<Id, PinLinkFields>>,
): Promise<Surroundings> => {
  const [saved, links, interactions, contents] = await Promise.all([
    loadSavedInfo(ctx, pins),
    fieldSet === 'grid' ? NO_LINKS : linksOf(ctx, pins),
    fieldSet === 'grid' ? NO_INTERACTIONS : loadOwnInteractions(ctx, pins),
    fieldSet === 'grid' ? NO_CONTENTS : loadPinContents(ctx, pins),
  ])
  return { saved, links, interactions, contents }
}

/** The carousels and videos of these pins. */
const loadPinContents = (ctx: Ctx, pins: readonly SeenPin[]): Promise<Map<Id, ShownContent>> =>
  loadCarousels(
    ctx,
    pins.map((pin) => ({ ...pin, ...pictureAccess(ctx.viewer, pin) })),
  )

/** What presenting pins requires besides the pins themselves. */
interface Surroundings {
  readonly saved: ReadonlyMap<Id, SavedInfo>
  readonly links: ReadonlyMap<Id, PinLinkFields>
  readonly interactions: ReadonlyMap<Id, OwnInteractions>
  readonly contents: ReadonlyMap<Id, ShownContent>
}

const NO_INTERACTIONS: ReadonlyMap<Id, OwnInteractions> = new Map()
const NO_CONTENTS: ReadonlyMap<Id, ShownContent> = new Map()
const NO_LINKS: ReadonlyMap<Id, PinLinkFields> = new Map()

/** Signed-out visitors see that they could comment if everyone can. */
const takesComments = (ctx: Ctx, { pinner, relations }: SeenPin): boolean =>
  pinner.commentsFrom === 'everyone' || isAmong(ctx.viewer, pinner.commentsFrom, pinner, relations)

/** Presents each user of a list once: most pins of a board or a profile name the same one. */
const userPresenter = (ctx: Ctx): ((person: PersonRow, relations: Relations) => User) => {
  const presented = new Map<PersonRow, User>()
  return (person, relations) => {
    const known = presented.get(person)
    if (known) return known
    const user = presentUser(ctx, person, relations)
    presented.set(person, user)
    return user
  }
}

const present = (
  ctx: Ctx,
  pins: readonly SeenPin[],
  fieldSet: PinFieldSet,
  { saved, links, interactions, contents }: Surroundings,
): Pin[] => {
  const userOf = userPresenter(ctx)
  return pins.map((pin) => {
    const origin = pin.originPinner
    const showsOrigin =
      origin !== undefined &&
      origin.id !== pin.pinnerId &&
      personPresence(ctx.viewer, personFacts(origin, pin.relations)) === 'listed'
    // A deleted user, or one the viewer may not see, is not named.
    const pinner = pinnerShows(ctx.viewer, pin.facts) ? pin.pinner : undefined
    const isOwn = pin.originPinnerId === null || pin.originPinnerId === pin.pinnerId
    const creator = isOwn ? pinner : showsOrigin ? origin : undefined
    const owedTo = creator ?? pinner
    const save = saved.get(originOf(pin)) ?? null
    return {
      id: pin.id,
      type: 'pin',
      title: pin.title,
      grid_title: pin.title,
      description: pin.description,
      link: pin.link,
      domain: pin.domain,
      alt_text: pin.altText,
      dominant_color: pin.dominantColor,
      placeholder: pin.thumbhash,
      image_signature: pin.signature,
      images: presentSizes(ctx, pin, pictureAccess(ctx.viewer, pin), fieldSet === 'grid' ? GRID_SIZES : IMAGE_SIZES),
      is_animated: pin.animated,
      creative_type: CREATIVE_TYPES[pin.contentType ?? 'picture'],
      page_count: pin.pageCount,
      video_duration: pin.durationMs,
      story_pin_data_id: pin.contentType === 'story' ? pin.contentId : null,
      created_at: timeText(pin.createdAt),
      pinner: pinner ? userOf(pinner, pin.relations) : null,
      origin_pinner: showsOrigin ? userOf(origin, pin.relations) : null,
      board: presentBoardBrief(pin.board, pin.board.owner.username),
      section:
        pin.sectionId && pin.sectionSlug !== null && pin.sectionTitle !== null
          ? { id: pin.sectionId, slug: pin.sectionSlug, title: pin.sectionTitle }
          : null,
      privacy: pin.board.privacy,
      sensitivity: pin.board.sensitivity,
      sensitivity_screen: isScreened(ctx, pin.board),
      repin_count: pin.repinCount,
      comment_count: pin.commentsDisabled ? 0 : pin.commentCount,
      comments_disabled: pin.commentsDisabled || !takesComments(ctx, pin),
      is_search_hidden: isPinSearchHidden(pin),
      is_promoted: false,
      ...links.get(pin.id),
      ...(fieldSet !== 'grid' && {
        ...(contents.get(pin.id) ?? NO_CONTENT),
        ...presentInteractionFields(pin, interactions.get(pin.id)),
        category: pin.board.category,
        is_eligible_for_aggregated_comments: !pin.commentsDisabled,
        interest_tags: presentTopics(pin.interestTags),
        pinned_to_board: save && { id: save.boardId, name: save.title, url: save.url },
        sponsorship: presentSponsorship(ctx, pin),
        native_creator: creator ? userOf(creator, pin.relations) : null,
        closeup_attribution: owedTo ? userOf(owedTo, pin.relations) : null,
      }),
      savedInfo: save,
      viewer_can: pinActions(ctx.viewer, pin),
    }
  })
}

export const presentPin = async (ctx: Ctx, pin: SeenPin): Promise<Pin> => (await presentPins(ctx, [pin]))[0]!

/**
 * A pin that the viewer has just saved from another's. No one has reacted to it yet; the viewer's note on another save
 * of the picture shows on the next load.
 */
export const presentSave = async (ctx: Ctx, pin: SeenPin | DetailedPin): Promise<Pin> =>
  present(ctx, [pin], 'full', {
    saved: new Map([[originOf(pin), savedInfo(pin.board, pin.id, pin.sectionId)]]),
    links: await ('page' in pin ? presentDetailedLinks(ctx, [pin], true) : loadPinLinks(ctx, [pin])),
    interactions: NO_INTERACTIONS,
    contents: await loadPinContents(ctx, [pin]),
  })[0]!
