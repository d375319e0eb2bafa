import { existsSync, statSync } from 'node:fs'
import { mediaPath } from '@corkboard/contract'
import type { PlannedRequest } from './load/requests.ts'
import type { BenchSite } from './site.ts'

/** A desktop browser on its first visit. */
export const VISITOR_HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
} as const

const column = async (site: BenchSite, text: string): Promise<string[]> =>
  (await site.pool.query<{ path: string }>(text)).rows.map(({ path }) => path)

const OF_SHOWN_PEOPLE = `from pins p join boards b on b.id = p.board_id join users w on w.id = b.owner_id
  join users u on u.id = p.pinner_id
  where p.listed and p.deleted_at is null and not w.is_private and not u.is_private`

/** Paths of closeups that visitors may see, shuffled, but the same in every run. */
export const closeupPaths = (site: BenchSite, limit: number): Promise<string[]> =>
  column(site, `select '/pin/' || p.id || '/' as path ${OF_SHOWN_PEOPLE} order by md5(p.id::text) limit ${limit}`)

/** The same for boards with at least `pins` pins. */
export const boardPaths = (site: BenchSite, limit: number, pins = 26): Promise<string[]> =>
  column(
    site,
    `select '/' || w.username || '/' || b.slug || '/' as path
     from boards b join users w on w.id = b.owner_id join board_stats s on s.board_id = b.id
     where b.privacy = 'public' and not w.is_private and s.pin_count >= ${pins}
     order by md5(b.id::text) limit ${limit}`,
  )

const SIZES = ['236x', '474x', '736x'] as const

export interface Picture {
  readonly path: string
  readonly bytes: number
}

/** The files of each picture that visitors may see, by size, shuffled, but the same in every run. */
export const pictureFiles = async (site: BenchSite, mediaDir: string): Promise<Picture[][]> => {
  const signatures = await column(
    site,
    `select signature as path from images i where exists (
       select from pins p join boards b on b.id = p.board_id join users w on w.id = b.owner_id
       where p.image_signature = i.signature and p.listed and p.deleted_at is null and not w.is_private)
     order by md5(signature)`,
  )
  return signatures.map((signature) =>
    SIZES.map((size) => mediaPath(size, signature, 'webp'))
      .filter((key) => existsSync(mediaDir + key))
      .map((key) => ({ path: `/media${key}`, bytes: statSync(mediaDir + key).size })),
  )
}

export const visits = (paths: readonly string[]): PlannedRequest[] =>
  paths.map((path) => ({ path, headers: VISITOR_HEADERS }))
