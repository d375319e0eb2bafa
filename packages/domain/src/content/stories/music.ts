import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { fail, storyTrackUrl, type StoryTrack } from '@corkboard/contract'
import type { Clock } from '@corkboard/database'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'

/** A file of the operator's music folder. */
export interface Track {
  readonly id: string
  readonly title: string
  readonly artist: string
  readonly file: string
  readonly type: string
  readonly bytes: number
  /** Changes with the file. */
  readonly version: string
}

/** CREATE-04: the operator's own music, for stories. */
export interface MusicLibrary {
  /** Where the operator puts files. It may not exist. */
  readonly folder: string
  /** By id. */
  tracks(): Promise<ReadonlyMap<string, Track>>
}

declare module '../../kernel/context.ts' {
  interface Site {
    readonly music: MusicLibrary
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}
/** (ours) The folder is read again when it was not for so long. */
const READ_EVERY_MS = 5_000
const ID_LENGTH = 16

/** `Artist - Title.mp3`, or only a title. The name makes the id, so a file may be replaced by a better recording. */
const trackOf = async (folder: string, name: string): Promise<Track | undefined> => {
  const { ext, name: stem } = path.parse(name)
  const type = TYPES[ext.toLowerCase()]
  const file = path.join(folder, name)
  const facts = type === undefined || name.startsWith('.') ? undefined : await stat(file).catch(() => undefined)
  if (type === undefined || !facts?.isFile()) return undefined
  const [first = '', ...rest] = stem.split(' - ')
  const [artist, title] = rest.length === 0 ? ['', first] : [first, rest.join(' - ')]
  return {
    id: createHash('sha256').update(name.normalize()).digest('hex').slice(0, ID_LENGTH),
    title: title.trim(),
    artist: artist.trim(),
    file,
    type,
    bytes: facts.size,
    version: `${facts.size}-${Math.round(facts.mtimeMs)}`,
  }
}

const readFolder = async (folder: string): Promise<ReadonlyMap<string, Track>> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const tracks = await Promise.all(names.toSorted().map((name) => trackOf(folder, name)))
  return new Map(tracks.flatMap((track) => (track ? [[track.id, track]] : [])))
}

export const createMusicLibrary = (folder: string, clock: Clock): MusicLibrary => {
  let read: { readonly at: number; readonly tracks: Promise<ReadonlyMap<string, Track>> } | undefined
  return {
    folder,
    tracks: () => {
      const now = clock.now().getTime()
      if (!read || now - read.at > READ_EVERY_MS) {
        const tracks = readFolder(folder)
        // A failure is tried again.
        tracks.catch(() => (read = undefined))
        read = { at: now, tracks }
      }
      return read.tracks
    },
  }
}

/** The tracks that stories can have, by the names of their files. */
export const listTracks = async (ctx: Ctx): Promise<StoryTrack[]> => {
  const tracks = await requireSignedIn(ctx).site.music.tracks()
  return [...tracks.values()].map(({ id, title, artist }) => ({ id, title, artist, url: storyTrackUrl(id) }))
}

export interface OpenedTrack extends Pick<Track, 'id' | 'type' | 'bytes' | 'version'> {
  /** @param range both ends included */
  read(range?: { readonly start: number; readonly end: number }): Promise<Readable>
}

/** The sound of a track, for everyone. @throws 'request.not_found' when the operator has removed it */
export const openTrack = async ({ site }: Ctx, id: string): Promise<OpenedTrack> => {
  const track = (await site.music.tracks()).get(id)
  if (!track) throw fail('request.not_found')
  const { file, type, bytes, version } = track
  return { id, type, bytes, version, read: async (range) => createReadStream(file, range) }
}
