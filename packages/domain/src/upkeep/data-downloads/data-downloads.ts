import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { CorkboardError, type DataDownload, fail, type Id, isId, shardOf } from '@corkboard/contract'
import { type JobPayload, jobs, type Tx } from '@corkboard/database'
import { requireFresh, requirePasscode } from '../../accounts/sign-in/index.ts'
import { loadAccountViewer } from '../../accounts/viewer/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import {
  deleteDownloadsOf,
  deleteExpiredBefore,
  downloadsOf,
  endDownloadsOf,
  endedDownloads,
  endReadyDownloads,
  findDownload,
  insertDownload,
  lastDownloadOf,
  markExpired,
  markReady,
  type StoredDownload,
} from './data-download-store.ts'
import { writeCopy } from './write-copy.ts'

const DAY_MS = 86_400_000
/** (ours) How long a file can be downloaded, and how long a request may wait for its file. */
const LIFETIME_MS = 7 * DAY_MS
/** (ours) How long the settings show an expired download. */
const REUSE_MS = 30 * DAY_MS
/** (ours) Copying a whole account is expensive. */
const REQUESTS_PER_HOUR = 3
/** (ours) A file may have a hundred megabytes. */
const FETCHES_PER_HOUR = 20
const CLEARED_AT_ONCE = 100

export const DATA_DOWNLOAD_TASK = 'make_data_download'
export const CLEAR_DOWNLOADS_TASK = 'clear_data_downloads'
/** The page the mail links to, and the file; both require a login. */
const SETTINGS_PATH = '/settings/account-settings/'
const FILE_PATH = '/v3/users/me/data-download/'

/** A download ends when it expires, not when the sweep removes its file. */
const stateAt = ({ state, expiresAt }: StoredDownload, now: Date) => (expiresAt > now ? state : 'expired')

const present = (download: StoredDownload, now: Date): DataDownload => {
  const state = stateAt(download, now)
  return {
    id: download.id,
    state,
    requested_at: download.requestedAt.toISOString(),
    ready_at: download.readyAt?.toISOString() ?? null,
    expires_at: state === 'requested' ? null : download.expiresAt.toISOString(),
    bytes: download.bytes,
    url: state === 'ready' ? FILE_PATH : null,
  }
}

/** Returns the viewer's last download. */
export const loadDataDownload = async (ctx: Ctx<SignedIn>): Promise<DataDownload | null> => {
  const last = await lastDownloadOf(ctx.db, ctx.viewer.userId)
  return last ? present(last, ctx.now()) : null
}

export interface DownloadRequest {
  /** Required unless entered in this session within the last ten minutes. */
  readonly password?: string | undefined
  readonly passcode?: string | undefined
  readonly address?: string | undefined
  /** Origin of the link in the mail and of the URLs in the file. */
  readonly origin: string
}

/**
 * Requests a copy of everything the site stores about the viewer; the previous one can no longer be downloaded. While
 * one is being prepared, no other is started.
 * @throws 'auth.password_required', 'auth.login_again', 'password.wrong', 'passcode.required', 'request.rate'
 */
export const requestDataDownload = async (ctx: Ctx<SignedIn>, request: DownloadRequest): Promise<DataDownload> => {
  const { userId } = ctx.viewer
  await requireFresh(ctx, request)
  await requirePasscode(ctx, request.passcode)
  return ctx.transaction(async (tx) => {
    const now = tx.now()
    const last = await lastDownloadOf(tx.db, userId)
    if (last && stateAt(last, now) === 'requested') return present(last, now)
    await countAttempt(tx, [{ key: `data_download:${userId}`, limit: REQUESTS_PER_HOUR }])
    if (last?.state === 'requested') await markExpired(tx.db, last.id)
    await endReadyDownloads(tx.db, userId, now)
    const id = ctx.site.ids.next(shardOf(userId))
    const file = `downloads/${id}/${randomBytes(16).toString('hex')}.json`
    const isNew = await insertDownload(tx.db, {
      id,
      userId,
      file,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    })
    // One at a time: copies of whole accounts must not delay pictures and mails.
    const payload = { id, file, origin: request.origin }
    if (isNew) await jobs.add(tx.db, DATA_DOWNLOAD_TASK, payload, { queue: DATA_DOWNLOAD_TASK })
    // Two simultaneous requests both get the download that is being prepared.
    const made = await lastDownloadOf(tx.db, userId)
    if (!made) throw fail('request.unavailable')
    return present(made, now)
  })
}

/** True when the account was deleted in the meantime. */
const isGone = (error: unknown): boolean => error instanceof CorkboardError && error.code === 'auth.required'

/** The worker's job for a request: first the file, then the row, then the mail. Safe to run twice. */
export const makeDataDownload = async (ctx: Ctx, payload: JobPayload): Promise<void> => {
  const { id, file, origin } = payload
  if (!isId(id) || typeof origin !== 'string') throw new Error('The job names no download')
  const download = await findDownload(ctx.db, id)
  if (download?.state === 'ready') return
  if (download?.state !== 'requested') {
    // Another run of this job may have been killed after it wrote the file, which nothing uses now.
    if (typeof file === 'string') await ctx.site.media.store.remove(file)
    return
  }
  try {
    // The copy holds what its person may see, and nothing else.
    await makeFile(ctx.as(download.userId), download, origin)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

const makeFile = async (ctx: Ctx<SignedIn>, { id, file }: StoredDownload, origin: string): Promise<void> => {
  const { store } = ctx.site.media
  const readyAt = ctx.now()
  const expiresAt = new Date(readyAt.getTime() + LIFETIME_MS)
  const copy = writeCopy(ctx, { origin, madeAt: readyAt, until: expiresAt })
  const text = Readable.from(copy, { objectMode: false })
  const { bytes } = await store.put(file, text, { contentType: 'application/json' })
  const isWanted = await ctx.transaction(async (tx) => {
    if (!(await markReady(tx.db, id, { bytes, readyAt, expiresAt }))) return false
    const { email, locale, first_name: firstName } = await loadAccountViewer(tx)
    await queueMail(tx, {
      kind: 'data_ready',
      to: email,
      locale,
      values: { firstName, until: expiresAt.toISOString() },
      page: `${origin}${SETTINGS_PATH}`,
    })
    return true
  })
  // Deleted or requested again while it was being prepared.
  if (!isWanted) await store.remove(file)
}

export interface OpenedDownload {
  readonly stream: Readable
  readonly bytes: number
  /** `corkboard-alice-2026-11-22.json` */
  readonly fileName: string
}

/**
 * Opens the viewer's own file.
 * @throws 'request.not_found' when there is none or it has expired, 'request.rate'
 */
export const openDataDownload = async (ctx: Ctx<SignedIn>): Promise<OpenedDownload> => {
  const last = await lastDownloadOf(ctx.db, ctx.viewer.userId)
  if (!last?.readyAt || stateAt(last, ctx.now()) !== 'ready') throw fail('request.not_found')
  await countAttempt(ctx, [{ key: `data_fetch:${ctx.viewer.userId}`, limit: FETCHES_PER_HOUR }])
  const { username } = await loadAccountViewer(ctx)
  const stored = await ctx.site.media.store.read(last.file)
  if (!stored) throw fail('request.not_found')
  const { stream, bytes } = stored
  return { stream, bytes, fileName: `corkboard-${username}-${last.readyAt.toISOString().slice(0, 10)}.json` }
}

/** Removes the files of expired downloads. Safe to interrupt. */
export const clearDataDownloads = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  for (;;) {
    const ended = await endedDownloads(ctx.db, now, CLEARED_AT_ONCE)
    for (const { id, file } of ended) {
      await ctx.site.media.store.remove(file)
      await markExpired(ctx.db, id)
    }
    if (ended.length < CLEARED_AT_ONCE) break
  }
  await deleteExpiredBefore(ctx.db, new Date(now.getTime() - REUSE_MS))
}

/** In the transaction in which a person leaves: their copies can be fetched no more, and a job removes the files. */
export const endDataDownloads = async (tx: Tx, userId: Id): Promise<void> => {
  await endDownloadsOf(tx, userId)
  await jobs.add(tx, CLEAR_DOWNLOADS_TASK, {}, { key: CLEAR_DOWNLOADS_TASK })
}

/** Removes all downloads of a deleted user. Safe to run twice. */
export const removeDataDownloads = async (ctx: Pick<Ctx, 'db' | 'site'>, userId: Id): Promise<void> => {
  for (const { file } of await downloadsOf(ctx.db, userId)) await ctx.site.media.store.remove(file)
  await deleteDownloadsOf(ctx.db, userId)
}
