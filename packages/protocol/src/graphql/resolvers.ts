import { fail, parsePinId } from '@corkboard/contract'
import { trackedLink } from '@corkboard/domain/content/links'
import { whyRecommended } from '@corkboard/domain/finding/feeds'
import type { BoardWork, QueryContext } from './loaders.ts'
import { descriptionHtml } from './description-html.ts'
import { type PinShape, userShape } from './pin-shape.ts'
import { storyShape } from './content-shape.ts'
import { breadcrumbs, seoDescription, seoTitle } from './pin-seo.ts'

type Resolver<Source> = (source: Source, args: Readonly<Record<string, unknown>>, context: QueryContext) => unknown

const queryResolvers = {
  pin: async (_root, { pinId }, { loaders }) => {
    const id = parsePinId(String(pinId))
    return id === undefined ? null : loaders.pins.load(id)
  },
} satisfies Record<string, Resolver<unknown>>

const pinPath = (pin: PinShape): string => `/pin/${pin.id}/`

const pinResolvers = {
  descriptionHtml: (pin, _args, { ctx }) =>
    descriptionHtml(pin.description, (url) => trackedLink(ctx.site.signer, pin.id, new URL(url).href)),
  storyPinData: (pin, _args, { loaders }) =>
    pin.storyPinDataId === null ? null : loaders.stories.load(pin.id).then((story) => story && storyShape(story)),
  recommendationReason: ({ id }, _args, { ctx }) => whyRecommended(ctx, id),
  seoTitle,
  seoDescription,
  seoUrl: pinPath,
  pinJoin: (pin) => ({
    canonicalUrl: pinPath(pin),
    breadcrumbs: breadcrumbs(pin, pinPath(pin)),
    annotations: pin.subjects.annotations,
    relatedInterests: pin.subjects.topics,
  }),
} satisfies Record<string, Resolver<PinShape>>

/** Board data that a pin does not carry is loaded once per query, and only when requested. */
const ofBoard =
  <T>(read: (board: BoardWork) => T): Resolver<PinShape['board']> =>
  async ({ id }, _args, { loaders }) => {
    const board = await loaders.boards.load(id)
    // Deleted since its pin was read.
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

/** Fields that are not simply a property of their parent. */
export const resolvers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Query: queryResolvers,
  Pin: pinResolvers,
  Board: boardResolvers,
}
