import type { Rung } from './rungs.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The largest shorter side of a rung that phones get (PIN-04, HLS V3 mobile). */
const MOBILE_MAX_SIDE = 360

/** A rung as the master playlists describe it. */
export interface Variant extends Rung {
  readonly frameRate: number
  /** RFC 6381: `avc1.4d401f,mp4a.40.2`. */
  readonly codecs: string
  /** Its own playlist, as FFmpeg wrote it. */
  readonly playlist: string
}

/** The encoder's own master playlist lacks CODECS, so the bit rates are counted from the segments (RFC 8216 §4.3.4.2). */
const describeVariant = ({ name, width, height, frameRate, codecs, playlist }: Variant): string => {
  const segments = [...playlist.matchAll(/EXTINF:([\d.]+),\s+#EXT-X-BYTERANGE:(\d+)/g)]
  const seconds = segments.map(([, duration]) => Number(duration))
  const bits = segments.map(([, , bytes]) => Number(bytes) * 8)
  const peak = Math.ceil(Math.max(...bits.map((segment, place) => segment / seconds[place]!)))
  const average = Math.ceil(sum(bits) / sum(seconds))
  const facts = [
    `BANDWIDTH=${peak}`,
    `AVERAGE-BANDWIDTH=${average}`,
    `CODECS="${codecs}"`,
    `RESOLUTION=${width}x${height}`,
    `FRAME-RATE=${frameRate.toFixed(3)}`,
  ]
  return `#EXT-X-STREAM-INF:${facts.join(',')}\n${name}.m3u8\n`
}

const masterPlaylist = (variants: readonly Variant[]): string =>
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${variants.map(describeVariant).join('')}`

/** PIN-04: the playlists of all rungs, and of those for phones. Both lead to the same files. */
export const masterPlaylists = (
  variants: readonly Variant[],
): { readonly hlsv4: string; readonly hlsv3Mobile: string } => {
  const mobile = variants.filter(({ side }) => side <= MOBILE_MAX_SIDE)
  return {
    hlsv4: masterPlaylist(variants),
    hlsv3Mobile: masterPlaylist(mobile.length > 0 ? mobile : variants.slice(-1)),
  }
}

/** Lines that name a file, and attributes that do. */
const NAMED_FILE = /^(?!#)(\S+)$|(?<=URI=")([^"]+)(?=")/gm

/**
 * A playlist whose files carry the query of its own URL: a signed URL of a private video opens its segments too. Names
 * stay relative.
 */
export const withQuery = (playlist: string, query: string): string =>
  query === '' ? playlist : playlist.replaceAll(NAMED_FILE, (name) => `${name}?${query}`)
