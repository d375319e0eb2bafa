import { fail } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { cleanLine, type ChangeHub, type Ctx } from '../../kernel/index.ts'

export interface UnsafeDomain {
  readonly domain: string
  readonly reason: string
  readonly createdAt: Date
}

/** (ours) The time until every process knows about an added domain. */
const TTL_MS = 10_000
const MAX_REASON = 200

/**
 * Extracts the domain from `Evil.Example`, `https://evil.example/a` or `*.evil.example`.
 * @throws 'request.invalid'
 */
const domainIn = (text: string): string => {
  const named = cleanLine(text).replace(/^\*\./, '')
  const hostname = URL.parse(/^https?:/i.test(named) ? named : `http://${named}`)?.hostname.replace(/\.$/, '')
  if (!hostname || !/^[^.\s:[\]]+(?:\.[^.\s:[\]]+)+$/.test(hostname)) throw fail('request.invalid', { field: 'domain' })
  return hostname
}

export const listUnsafeDomains = async (ctx: Ctx): Promise<readonly UnsafeDomain[]> => {
  const { rows } = await sql<UnsafeDomain>`
    select domain, reason, created_at as "createdAt" from unsafe_domains order by domain`.execute(ctx.db)
  return rows
}

/** PIN-16: adds a domain. Anyone who follows a link to it or its subdomains is warned first. */
export const addUnsafeDomain = async (ctx: Ctx, text: string, reason: string): Promise<string> => {
  const domain = domainIn(text)
  const why = cleanLine(reason).slice(0, MAX_REASON)
  await sql`
    insert into unsafe_domains (domain, reason, created_at) values (${domain}, ${why}, ${ctx.now()})
    on conflict (domain) do update set reason = excluded.reason`.execute(ctx.db)
  return domain
}

/** Returns `false` if it was not on the list. */
export const removeUnsafeDomain = async (ctx: Ctx, text: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`delete from unsafe_domains where domain = ${domainIn(text)}`.execute(ctx.db)
  return numAffectedRows === 1n
}

interface CachedDomains {
  readonly domains: Promise<ReadonlySet<string>>
  readonly untilMs: number
}

const cached = new WeakMap<ChangeHub, CachedDomains>()

const loadDomains = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ domain: string }>`select domain from unsafe_domains`.execute(db)
  return new Set(rows.map(({ domain }) => domain))
}

/**
 * The list is short and every pin with a link needs it, so each process caches it for a moment. A transaction never
 * waits for another request's query: many of them waiting for one more connection would deadlock.
 */
export const unsafeDomains = ({ site, db }: Pick<Ctx, 'site' | 'db'>): Promise<ReadonlySet<string>> => {
  const now = site.clock.monotonicMs()
  const known = cached.get(site.changes)
  if (known && known.untilMs > now) return known.domains
  const domains = loadDomains(db)
  const cache = () => void cached.set(site.changes, { domains, untilMs: now + TTL_MS })
  if (db.isTransaction) {
    domains.then(cache, () => undefined)
    return domains
  }
  cache()
  // A failed query is not cached.
  domains.catch(() => cached.delete(site.changes))
  return domains
}

/** True when a host is one of these domains or a subdomain of one. */
export const isBelow = (domains: ReadonlySet<string>, hostname: string): boolean => {
  if (domains.size === 0) return false
  const labels = hostname.replace(/\.$/, '').split('.')
  return labels.some((_, place) => domains.has(labels.slice(place).join('.')))
}
