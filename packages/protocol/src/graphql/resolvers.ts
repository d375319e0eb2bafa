import { fail, parsePinId } from '@corkboard/contract'
import { whyRecommended } from '@corkboard/domain/feeds'
import type { PinLinkFields } from '@corkboard/domain/pins'
import type { BoardWork, QueryContext } from './loaders.ts'
import { descriptionHtml } from './description-html.ts'
import { type PinShape, pinShape, richMetadataShape, userShape } from './pin-shape.ts'
import { storyShape } from './content-shape.ts'
import { breadcrumbs, seoDescription, seoTitle } from './pin-seo.ts'

type Resolver<Source> = (source: Source, args: Readonly<Record<string, unknown>>, context: QueryContext) => unknown

const queryResolvers = {
  pin: async (_root, { pinId }, { loaders }) => {
    const id = parsePinId(String(pinId))
    const pin = id === undefined ? null : await loaders.pins.load(id)
    return pin && pinShape(pin)
  },
} satisfies Record<string, Resolver<unknown>>

const pinPath = (pin: PinShape): string => `/pin/${pin.id}/`

/** A field about the page that a pin links to: looked up once a query, and only where one is asked for. */
const ofLink =
  (field: keyof PinLinkFields): Resolver<PinShape> =>
  async (pin, _args, { loaders }) =>
    (await loaders.links.load(pin))[field]

/** PIN-11: a pin that its maker gave no name is called as the page it links to is; of others nothing is looked up. */
const seo =
  <T>(write: (pin: PinShape, pageTitle: string | undefined) => T): Resolver<PinShape> =>
  (pin, _args, { loaders }) =>
    pin.title !== '' || pin.link === null
      ? write(pin, undefined)
      : loaders.links.load(pin).then(({ rich_metadata: page }) => write(pin, page?.title))

const pinResolvers = {
  descriptionHtml: (pin) => descriptionHtml(pin.description),
  mobileLink: ofLink('mobile_link'),
  trackedLink: ofLink('tracked_link'),
  trackingParams: ofLink('tracking_params'),
  isUnsafe: ofLink('is_unsafe'),
  isOosProduct: ofLink('is_oos_product'),
  isStaleProduct: ofLink('is_stale_product'),
  shipsToUserCountry: ofLink('ships_to_user_country'),
  richMetadata: async (pin, _args, { loaders }) => {
    const { rich_metadata: metadata } = await loaders.links.load(pin)
    return metadata && richMetadataShape(metadata)
  },
  storyPinData: (pin, _args, { loaders }) =>
    pin.storyPinDataId === null ? null : loaders.stories.load(pin.id).then((story) => story && storyShape(story)),
  recommendationReason: ({ id }, _args, { ctx }) => whyRecommended(ctx, id),
  seoTitle: seo(seoTitle),
  seoDescription: seo(seoDescription),
  seoUrl: pinPath,
  pinJoin: seo((pin, title) => ({
    id: pin.id,
    canonicalUrl: pinPath(pin),
    breadcrumbs: breadcrumbs(pin, title, pinPath(pin)),
  })),
} satisfies Record<string, Resolver<PinShape>>

/** What a pin does not say of its board is looked up once a query, and only where it is asked for. */
const ofBoard =
  <T>(read: (board: BoardWork) => T): Resolver<PinShape['board']> =>
  async ({ id }, _args, { loaders }) => {
    const board = await loaders.boards.load(id)
    // Gone since its pin was read.
    if (!board) throw fail('board.not_found')
    return read(board)
  }

const boardResolvers = {
  layout: ofBoard(({ layout }) => layout),
  isCollaborative: ofBoard((board) => board.is_collaborative),
  collaboratedByMe: ofBoard((board) => board.collaborated_by_me),
  access: ofBoard(({ access }) => access),
  owner: ofBoard(({ owner }) => userShape(owner)),
} satisfies Record<string, Resolver<PinShape['board']>>

const pinJoinResolvers = {
  annotations: async ({ id }, _args, { loaders }) => (await loaders.subjects.load(id)).annotations,
  relatedInterests: async ({ id }, _args, { loaders }) => (await loaders.subjects.load(id)).topics,
} satisfies Record<string, Resolver<Pick<PinShape, 'id'>>>

/** Fields that are more than a property of what their parent resolved to. */
export const resolvers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Query: queryResolvers,
  Pin: pinResolvers,
  PinJoin: pinJoinResolvers,
  Board: boardResolvers,
}
