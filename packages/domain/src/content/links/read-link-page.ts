import { linkPageChanged } from '@corkboard/contract/events'
import { isDeepStrictEqual } from 'node:util'
import { type Db, type JobPayload, jobs } from '@corkboard/database'
import type { Ctx, TxCtx } from '../../kernel/index.ts'
import type { Fetched, NotFetched } from '../../platform/outbound/index.ts'
import { linkKey, pageLink } from './link-key.ts'
import {
  findLinkPage,
  insertLinkPages,
  type LinkKey,
  type LinkPageRow,
  pinsOfPage,
  removeUnlinkedPages,
  storeFailure,
  storeReading,
  storeUnchanged,
  takeDuePages,
  type NewLinkPage,
} from './link-page-store.ts'
import { pageFacts } from './page/page-facts.ts'

export const READ_LINK_TASK = 'read_link_page'

/** Quality §3. */
export const PAGE_BYTES = 2 * 1_048_576
export const PAGE_TYPES = ['text/html', 'application/xhtml+xml']

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** (ours) How long a page's content is considered fresh: prices change, recipes hardly ever. */
const PRODUCT_AGE_MS = DAY_MS
const PAGE_AGE_MS = 14 * DAY_MS
/** (ours) The pause after a failure doubles each time. */
const FIRST_PAUSE_MS = HOUR_MS
const MAX_PAUSE_MS = 30 * DAY_MS
/** (ours) A read that was queued but never ran is queued again after this. */
const QUEUED_MS = HOUR_MS

/** (ours) How many pages are taken at once, how many of one host, and the pause between two of one host. */
const BATCH_SIZE = 200
const PER_HOST = 5
const HOST_PAUSE_MS = 20_000
/** How often the worker's schedule refreshes pages. */
const TURN_MS = 5 * 60_000

/**
 * Up to this many pins have their cached pages invalidated at once when a link's content changes. Beyond that, caches
 * expire within a minute.
 */
const MAX_INVALIDATED = 500

const MAX_ATTEMPTS = 3

/** Pages of one host share a lane and are read one after the other. Slow ones leave room for other work. */
const LANES = 2
const laneOf = (host: string): string => `links:${Number.parseInt(linkKey(host).slice(0, 2), 16) % LANES}`

const queueReading = (db: Db, key: LinkKey, host: string, runAt?: Date): Promise<void> =>
  jobs.add(
    db,
    READ_LINK_TASK,
    { key },
    // Work that users wait for goes first.
    { key: `link:${key}`, queue: laneOf(host), maxAttempts: MAX_ATTEMPTS, priority: 10, ...(runAt && { runAt }) },
  )

/** PIN-05: records that pins link to these pages. A page no one linked to before is read soon. */
export const wantLinkPages = async (db: Db, links: readonly string[], now: Date): Promise<void> => {
  const pages = new Map<LinkKey, NewLinkPage>()
  for (const link of links) {
    const host = URL.parse(link)?.host
    if (host === undefined) continue
    const key = linkKey(link)
    pages.set(key, { key, link: pageLink(link), host })
  }
  if (pages.size === 0) return
  const nextReadAt = new Date(now.getTime() + QUEUED_MS)
  const added = await insertLinkPages(db, [...pages.values()], nextReadAt, now)
  for (const { key, host } of added) await queueReading(db, key, host)
}

/**
 * Stores the content of a page as if it had been read, and does not read it until `nextReadAt`. For pages that do not
 * exist, such as those the demo community links to.
 */
export const noteLinkPage = async (
  ctx: Ctx,
  page: { readonly link: string; readonly html: string },
  nextReadAt: Date,
): Promise<void> => {
  const { link, html } = page
  const now = ctx.now()
  const key = linkKey(link)
  const facts = pageFacts({ url: link, bytes: Buffer.from(html), charset: 'utf-8' }, now)
  await insertLinkPages(ctx.db, [{ key, link: pageLink(link), host: new URL(link).host }], nextReadAt, now)
  await storeReading(ctx.db, key, { ...facts, etag: null, lastModified: null }, { now, nextReadAt })
}

/** Field facts §7: a page that was read because pins link to it asked not to be saved from. */
export const forbidsSaving = async (ctx: Ctx, link: string): Promise<boolean> =>
  (await findLinkPage(ctx.db, linkKey(link)))?.forbidsPins === true

/** The worker's job: reads a page that is due. */
export const readLinkPage = async (ctx: Ctx, payload: JobPayload): Promise<void> => {
  const key = String(payload['key'])
  const page = await findLinkPage(ctx.db, key)
  if (!page) return
  const { etag, lastModified } = page
  const isKnown = etag !== null || lastModified !== null
  const response = await ctx.site.fetcher.fetch(page.link, {
    types: PAGE_TYPES,
    maxBytes: PAGE_BYTES,
    cut: true,
    ...(isKnown && { known: { etag, lastModified } }),
  })
  await ctx.transaction((tx) =>
    response.ok ? noteResponse(tx, key, page, response) : noteFailure(tx, key, page, response),
  )
}

const noteResponse = async (tx: TxCtx, key: LinkKey, page: LinkPageRow, response: Fetched): Promise<void> => {
  const now = tx.now()
  const after = (metadata: LinkPageRow['metadata']): Date =>
    new Date(now.getTime() + (metadata?.products.length ? PRODUCT_AGE_MS : PAGE_AGE_MS))
  if (response.isUnchanged) return storeUnchanged(tx.db, key, { now, nextReadAt: after(page.metadata) })
  const facts = pageFacts(response, now)
  const { etag, lastModified } = response
  await storeReading(tx.db, key, { ...facts, etag, lastModified }, { now, nextReadAt: after(facts.metadata) })
  if (!isDeepStrictEqual(facts.metadata, page.metadata)) await invalidatePins(tx, key)
}

const isGone = ({ status }: NotFetched): boolean => status === 404 || status === 410

const noteFailure = async (tx: TxCtx, key: LinkKey, page: LinkPageRow, response: NotFetched): Promise<void> => {
  const pause = Math.max(FIRST_PAUSE_MS * 2 ** Math.min(page.failures, 20), response.retryAfterMs ?? 0)
  const nextReadAt = new Date(tx.now().getTime() + Math.min(pause, MAX_PAUSE_MS))
  await storeFailure(tx.db, key, isGone(response), nextReadAt)
  if (isGone(response) && page.metadata !== null) await invalidatePins(tx, key)
}

const invalidatePins = async (tx: TxCtx, key: LinkKey): Promise<void> => {
  const pinIds = await pinsOfPage(tx.db, key, MAX_INVALIDATED)
  for (const id of pinIds) tx.changed(`pin:${id}`)
  if (pinIds.length > 0) await tx.emit(linkPageChanged, { pin_ids: pinIds })
}

/** Queues pages to read again: a few per host at a time, and none that no pin links to anymore. */
export const refreshLinkPages = (ctx: Ctx): Promise<void> =>
  ctx.transaction(async (tx) => {
    const now = tx.now()
    await removeUnlinkedPages(tx.db, now, BATCH_SIZE)
    const nextReadAt = new Date(now.getTime() + QUEUED_MS)
    const due = await takeDuePages(tx.db, { now, nextReadAt, most: BATCH_SIZE, perHost: PER_HOST, turnMs: TURN_MS })
    const queued = new Map<string, number>()
    for (const { key, host } of due) {
      const before = queued.get(host) ?? 0
      queued.set(host, before + 1)
      await queueReading(tx.db, key, host, new Date(now.getTime() + before * HOST_PAUSE_MS))
    }
  })
