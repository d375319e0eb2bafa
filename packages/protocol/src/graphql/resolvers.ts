import { parsePinId } from '@corkboard/contract'
import type { QueryContext } from './loaders.ts'
import { descriptionHtml } from './description-html.ts'
import { type PinShape, pinShape } from './pin-shape.ts'
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

const pinResolvers = {
  descriptionHtml: (pin) => descriptionHtml(pin.description),
  seoTitle,
  seoDescription,
  seoUrl: pinPath,
  pinJoin: (pin) => ({ canonicalUrl: pinPath(pin), breadcrumbs: breadcrumbs(pin, pinPath(pin)) }),
} satisfies Record<string, Resolver<PinShape>>

/** Fields that are more than a property of what their parent resolved to. */
export const resolvers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Query: queryResolvers,
  Pin: pinResolvers,
}
