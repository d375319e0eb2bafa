import { fail, LIMITS } from '@corkboard/contract'

/** One caption: a text and when it shows, in milliseconds from the start of the video. */
export interface Cue {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

/** `00:00:01.500 --> 00:00:03.000`. WebVTT may leave out the hours; SRT has a comma. Settings follow and are ignored. */
const TIME = String.raw`(?:(\d{1,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`
const TIMING = new RegExp(String.raw`^\s*${TIME}\s+-->\s+${TIME}(?:\s.*)?$`)
/** Blocks of WebVTT that show no text. */
const NOT_SHOWN = /^(?:NOTE|STYLE|REGION)(?:\s|$)/
/**
 * Marks of voices, classes and styles, which players do not need. They hold no `<`: otherwise a line of those alone would
 * be read once for each.
 */
const MARKS = /<[^<>\n]*>/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
}

const msOf = (hours: string | undefined, minutes: string, seconds: string, ms: string): number =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms)

const plainText = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(MARKS, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity]!)
    .trim()

/**
 * Reads the captions of a WebVTT or SRT file: times and plain texts, in the order of their times. Everything else in it
 * is left out, so what is served is only what we write.
 * @throws 'media.captions_broken', 'media.captions_too_large'
 */
export const parseCaptions = (file: string): Cue[] => {
  const broken = (line: number) => fail('media.captions_broken', { field: 'captions', data: { line } })
  if (file.length > LIMITS.captionsMaxLength) throw fail('media.captions_too_large', { field: 'captions' })
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\r|\n/)
  const cues: Cue[] = []
  let at = /^WEBVTT(?:\s|$)/.test(lines[0]!) ? lines.findIndex((line) => line.trim() === '') : 0
  if (at < 0) at = lines.length
  while (at < lines.length) {
    if (lines[at]!.trim() === '') {
      at++
      continue
    }
    const first = at
    while (at < lines.length && lines[at]!.trim() !== '') at++
    const block = lines.slice(first, at)
    if (NOT_SHOWN.test(block[0]!)) continue
    // A name or number may come before the times.
    const place = TIMING.test(block[0]!) ? 0 : 1
    const times = TIMING.exec(block[place] ?? '')
    if (!times) throw broken(first + 1)
    const [, h1, m1, s1, ms1, h2, m2, s2, ms2] = times
    const [startMs, endMs] = [msOf(h1, m1!, s1!, ms1!), msOf(h2, m2!, s2!, ms2!)]
    if (endMs <= startMs) throw broken(first + place + 1)
    const text = plainText(block.slice(place + 1))
    if (text !== '') cues.push({ startMs, endMs, text: text.slice(0, LIMITS.captionText) })
  }
  if (cues.length === 0) throw broken(1)
  return cues.toSorted((one, other) => one.startMs - other.startMs)
}

interface Span {
  readonly startMs: number
  readonly endMs: number
}

/** The captions of a part of a video, with times from the start of the part; `null` when there are none. */
export const partOfCues = (cues: readonly Cue[], { startMs, endMs }: Span): readonly Cue[] | null => {
  const inside = cues
    .filter((cue) => cue.startMs < endMs && cue.endMs > startMs)
    .map((cue) => ({
      startMs: Math.max(cue.startMs, startMs) - startMs,
      endMs: Math.min(cue.endMs, endMs) - startMs,
      text: cue.text,
    }))
  return inside.length > 0 ? inside : null
}

/** The captions of the whole video, when those of a part of it change: the others stay. */
export const withPartOfCues = (
  cues: readonly Cue[] | null,
  part: readonly Cue[] | null,
  { startMs, endMs }: Span,
): readonly Cue[] | null => {
  const outside = (cues ?? []).filter((cue) => cue.endMs <= startMs || cue.startMs >= endMs)
  const inside = (part ?? []).map((cue) => ({
    startMs: cue.startMs + startMs,
    endMs: cue.endMs + startMs,
    text: cue.text,
  }))
  const all = [...outside, ...inside].toSorted((one, other) => one.startMs - other.startMs)
  return all.length > 0 ? all : null
}

const two = (value: number): string => String(value).padStart(2, '0')

const timeOf = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000)
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${parts.map(two).join(':')}.${String(ms % 1_000).padStart(3, '0')}`
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // An empty line ends a caption.
    .replace(/\n\s*\n/g, '\n')

/** A WebVTT file of these captions (W3C WebVTT: "WebVTT file structure"). */
export const webVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ startMs, endMs, text }) => `\n${timeOf(startMs)} --> ${timeOf(endMs)}\n${escaped(text)}\n`).join('')}`

/** What is said, without times: what a reader gets where the maker wrote no transcript. */
export const textOfCues = (cues: readonly Cue[]): string =>
  cues.map(({ text }) => text.replaceAll('\n', ' ')).join('\n')
