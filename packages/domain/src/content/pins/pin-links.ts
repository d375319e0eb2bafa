import type { Id, Pin } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../../kernel/index.ts'
import {
  isBelow,
  linkFacts,
  type LinkFacts,
  loadLinkFacts,
  NO_LINK_FACTS,
  trackedLink,
  trackingParams,
  unsafeDomains,
} from '../links/index.ts'
import { isOneProduct, shoppingFlags } from './shopping-flags.ts'
import { loadPeople } from '../../people/index.ts'
import type { DetailedPin } from './load-pins.ts'

/** A pin's fields about the page it links to (PIN-05, PIN-16). */
export type PinLinkFields = Required<
  Pick<
    Pin,
    | 'rich_metadata'
    | 'rich_summary'
    | 'mobile_link'
    | 'tracked_link'
    | 'tracking_params'
    | 'tracking_params_map'
    | 'is_unsafe'
    | 'is_oos_product'
    | 'is_stale_product'
    | 'ships_to_user_country'
    | 'is_eligible_for_pdp'
    | 'shopping_flags'
  >
>

type LinkedPin = Pick<Pin, 'id' | 'link' | 'domain'>

/** What is known about the pages pins link to, and about the viewer. */
interface Surroundings {
  readonly unsafe: ReadonlySet<string>
  /** The country of a signed-in viewer. */
  readonly country: string | undefined
  /** False where nothing shows the tracked link: signing it is a large part of presenting a pin. */
  readonly isSigned: boolean
}

const shipsTo = (country: string | undefined, { metadata }: LinkFacts): boolean | null => {
  const countries = metadata?.products?.flatMap(({ shipping_info: shipping }) => shipping?.countries ?? []) ?? []
  return country === undefined || countries.length === 0 ? null : countries.includes(country)
}

const present = (
  ctx: Ctx,
  pin: LinkedPin,
  facts: LinkFacts,
  { unsafe, country, isSigned }: Surroundings,
): PinLinkFields => {
  const tracking = trackingParams(pin.id)
  const isUnsafe = pin.domain !== null && isBelow(unsafe, pin.domain)
  return {
    rich_metadata: facts.metadata,
    rich_summary: facts.summary,
    mobile_link: facts.mobileLink,
    tracked_link: pin.link === null || !isSigned ? null : trackedLink(ctx.site.signer, pin.id, pin.link),
    tracking_params: tracking,
    tracking_params_map: { pin: tracking },
    is_unsafe: isUnsafe,
    is_oos_product: facts.isOutOfStock,
    is_stale_product: facts.isStale,
    ships_to_user_country: shipsTo(country, facts),
    is_eligible_for_pdp: !isUnsafe && isOneProduct(facts),
    shopping_flags: shoppingFlags(facts),
  }
}

const NOWHERE: ReadonlySet<string> = new Set()

/** Queried only if some page says where it ships to. */
const countryOf = async (ctx: Ctx, pages: readonly LinkFacts[]): Promise<string | undefined> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const needsCountry = pages.some((facts) => shipsTo('', facts) !== null)
  return viewerId !== undefined && needsCountry ? (await loadPeople(ctx, [viewerId])).get(viewerId)?.country : undefined
}

/** Link fields by pin. One statement for all pins with a link, none if there are none. */
export const loadPinLinks = async (ctx: Ctx, pins: readonly LinkedPin[]): Promise<Map<Id, PinLinkFields>> => {
  const links = pins.flatMap(({ link }) => (link === null ? [] : [link]))
  const pages = await loadLinkFacts(ctx, links)
  return presentPinLinks(ctx, pins, ({ link }) => (link !== null && pages.get(link)) || NO_LINK_FACTS)
}

/** The same for pins loaded together with the pages they link to. */
export const presentDetailedLinks = (
  ctx: Ctx,
  pins: readonly Pick<DetailedPin, 'id' | 'link' | 'domain' | 'page'>[],
  isSigned: boolean,
): Promise<Map<Id, PinLinkFields>> =>
  presentPinLinks(ctx, pins, ({ page }) => (page ? linkFacts(page) : NO_LINK_FACTS), isSigned)

const presentPinLinks = async <Linked extends LinkedPin>(
  ctx: Ctx,
  pins: readonly Linked[],
  factsOf: (pin: Linked) => LinkFacts,
  isSigned = true,
): Promise<Map<Id, PinLinkFields>> => {
  const linked = pins.map((pin) => [pin, factsOf(pin)] as const)
  const unsafe = pins.some(({ domain }) => domain !== null) ? await unsafeDomains(ctx) : NOWHERE
  const country = await countryOf(
    ctx,
    linked.map(([, facts]) => facts),
  )
  return new Map(linked.map(([pin, facts]) => [pin.id, present(ctx, pin, facts, { unsafe, country, isSigned })]))
}
