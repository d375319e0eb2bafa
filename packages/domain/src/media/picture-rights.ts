import { fail } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import {
  ChangesDuringReads,
  type ChangeTag,
  type Ctx,
  type PictureAudience,
  pictureUsesIn,
  type Site,
} from '../kernel/index.ts'
import type { MediaLinks } from './links.ts'

/** What a request is for: any size of a picture, a video, or the file as it was uploaded. */
export type Part = 'picture' | 'original'

/** `e` and `s` of a signed URL. */
export interface Signed {
  readonly expires?: string
  readonly proof?: string
}

export interface PictureRights {
  /** Everyone may see it, and caches may store it. */
  readonly isPublic: boolean
  /** The change tags after which that may differ. */
  readonly changesWith: readonly ChangeTag[]
}

type Question = Exclude<keyof PictureAudience, 'takeDown'>

const QUESTION_OF = { picture: 'everyone', original: 'original' } as const satisfies Record<Part, Question>

/** The holders of a file that qualify, of every use. */
const holders = ({ modules }: Site, question: Question, signature: string) =>
  sql.join(
    pictureUsesIn(modules).flatMap(({ shows }) => shows?.[question]?.(sql`${signature}`) ?? []),
    sql` union all `,
  )

/** Reads whether every visitor may see a picture or video, or have its original, in one statement. */
const readRights = async (site: Site, part: Part, signature: string): Promise<PictureRights> => {
  const { rows } = await sql<{ isPublic: boolean; tags: ChangeTag[] }>`
    select exists (${holders(site, QUESTION_OF[part], signature)}) as "isPublic",
      array(${holders(site, 'changesWith', signature)}) as tags`.execute(site.database.db)
  const { isPublic, tags } = rows[0]!
  return { isPublic, changesWith: [`image:${signature}`, ...tags] }
}

/** True while a holder shows the picture to someone: a signed URL opens nothing that was deleted. */
const isShown = async (site: Site, signature: string): Promise<boolean> => {
  const { rows } = await sql`${holders(site, 'signed', signature)} limit 1`.execute(site.database.db)
  return rows.length > 0
}

interface KnownRights {
  of(part: Part, signature: string): Promise<PictureRights>
}

const MAX_RIGHTS = 50_000
/** A process that missed a change shows what has turned private no longer than this. */
const TTL_MS = 60_000

interface CachedRights {
  readonly rights: PictureRights
  readonly untilMs: number
}

/** The rights that one process remembers, until one of their tags is published, or for a minute. */
const createKnownRights = (site: Site): KnownRights => {
  const known = new Map<string, CachedRights>()
  const keysOf = new Map<ChangeTag, Set<string>>()
  const reads = new ChangesDuringReads()
  const clear = () => {
    known.clear()
    keysOf.clear()
  }
  const invalidate = (tag: ChangeTag) => {
    reads.note(tag)
    for (const key of keysOf.get(tag) ?? []) known.delete(key)
    keysOf.delete(tag)
  }
  site.changes.subscribe((changes) => {
    // A board became secret or an account was deleted: too many pictures to list.
    if (changes === 'everything' || changes.includes('visibility:all')) {
      reads.note('everything')
      clear()
    } else changes.forEach(invalidate)
  })
  return {
    of: async (part, signature) => {
      const key = `${part} ${signature}`
      const nowMs = site.clock.monotonicMs()
      const cached = site.changes.isDeaf ? undefined : known.get(key)
      if (cached && cached.untilMs > nowMs) return cached.rights
      return reads.read(
        () => readRights(site, part, signature),
        (rights, hasChanged) => {
          if (rights.changesWith.some(hasChanged)) return
          if (known.size >= MAX_RIGHTS || keysOf.size >= 2 * MAX_RIGHTS) clear()
          known.set(key, { rights, untilMs: nowMs + TTL_MS })
          for (const tag of rights.changesWith) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
        },
      )
    },
  }
}

const knownRightsOf = new WeakMap<Site, KnownRights>()

const knownRights = (site: Site): KnownRights => {
  const known = knownRightsOf.get(site) ?? createKnownRights(site)
  knownRightsOf.set(site, known)
  return known
}

const isSigned = (links: MediaLinks, signature: string, { expires, proof }: Signed, part: Part) => {
  if (expires === undefined || proof === undefined) return undefined
  if (part === 'picture' && links.isSigned(signature, expires, proof, 'judging')) return 'judging'
  return links.isSigned(signature, expires, proof, part === 'original' ? part : undefined) ? 'shown' : undefined
}

/**
 * Whether everyone may see a picture or video, or have its original.
 * @throws 'request.not_found' when only holders of a signed URL may, and the request has none
 */
export const rightsTo = async (
  ctx: Ctx,
  signature: string,
  signed: Signed,
  part: Part = 'picture',
): Promise<PictureRights> => {
  const rights = await knownRights(ctx.site).of(part, signature)
  if (rights.isPublic) return rights
  const proof = isSigned(ctx.site.media.links, signature, signed, part)
  if (proof === 'judging' || (proof === 'shown' && (await isShown(ctx.site, signature)))) return rights
  throw fail('request.not_found')
}
