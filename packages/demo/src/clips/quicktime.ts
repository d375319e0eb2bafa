/** A box of a QuickTime file: its length, its name, its content. */
const box = (name: string, ...content: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0), 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...content])
}

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4)
  return bytes
}

const halves = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [place, value] of values.entries()) bytes.writeUInt16BE(value, place * 2)
  return bytes
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1')

/** Version and flags, which are 0 in most boxes. */
const PLAIN = words(0)
/** In the units of a transformation that changes nothing: 16.16 numbers, the last one 2.30. */
const UPRIGHT = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000)
const NO_DATES = words(0, 0)
const FULL_SPEED = words(0x10000)
const DPI_72 = 0x48_0000

export interface QuickTimeSize {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
}

/**
 * A QuickTime movie whose frames are JPEGs, one after the other (QuickTime File Format, "Movie atoms"). It needs no
 * video software, and the site's own transcoder takes it like a camera's file.
 */
export const quickTime = (frames: readonly Buffer[], { width, height, framesPerSecond }: QuickTimeSize): Buffer => {
  const type = box('ftyp', text('qt  '), words(0), text('qt  '))
  const media = box('mdat', ...frames)
  const count = frames.length
  const description = Buffer.concat([
    words(0),
    halves(0, 1, 0, 0),
    words(0, 0, 0),
    halves(width, height),
    words(DPI_72, DPI_72, 0),
    halves(1),
    Buffer.alloc(32),
    halves(24, 0xffff),
  ])
  const table = box(
    'stbl',
    box('stsd', PLAIN, words(1), box('jpeg', description)),
    box('stts', PLAIN, words(1, count, 1)),
    box('stsc', PLAIN, words(1, 1, count, 1)),
    box('stsz', PLAIN, words(0, count), words(...frames.map(({ length }) => length))),
    box('stco', PLAIN, words(1, type.length + 8)),
  )
  const header = box(
    'mvhd',
    Buffer.concat([PLAIN, NO_DATES, words(framesPerSecond, count), FULL_SPEED]),
    halves(0x100, 0),
    words(0, 0),
    UPRIGHT,
    words(0, 0, 0, 0, 0, 0, 2),
  )
  const track = box(
    'trak',
    // Enabled, and part of the movie.
    box(
      'tkhd',
      words(3),
      NO_DATES,
      words(1, 0, count, 0, 0),
      halves(0, 0, 0, 0),
      UPRIGHT,
      words(width << 16, height << 16),
    ),
    box(
      'mdia',
      box('mdhd', PLAIN, NO_DATES, words(framesPerSecond, count), halves(0, 0)),
      box('hdlr', PLAIN, text('mhlrvide'), words(0, 0, 0), Buffer.alloc(1)),
      box(
        'minf',
        box('vmhd', words(1), halves(0, 0, 0, 0)),
        box('dinf', box('dref', PLAIN, words(1), box('alis', words(1)))),
        table,
      ),
    ),
  )
  return Buffer.concat([type, media, box('moov', header, track)])
}
