import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moving, scene, withSegment } from './test-pictures.ts'
import { openPipeline, type TestPipeline } from './test-pipeline.ts'

let pipeline: TestPipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const SECRETS = ['N0-WHERE-51.5', 'ALICE-HOME', 'XMP-SECRET', 'Exif\0\0', 'xmpmeta', '<script>', 'IPTC-SECRET']

/** Adds a position, a name and an XMP packet, as cameras and editors do. */
const gossip = (picture: Sharp): Sharp =>
  picture
    .withExif({
      IFD0: { ImageDescription: 'ALICE-HOME' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSAreaInformation: 'N0-WHERE-51.5' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">XMP-SECRET</rdf:RDF></x:xmpmeta>',
    )

/** Returns the private data that any file made from an upload still contains. */
const leaksOf = async (bytes: Buffer) => {
  const files = await pipeline.allFiles(await pipeline.ingest(bytes))
  const leaks = await Promise.all(
    files.map(async (file) => {
      const { exif, xmp, iptc, comments } = await sharp(file).metadata()
      const parsed = Object.entries({ exif, xmp, iptc, comments }).filter(([, value]) => value !== undefined)
      return [...SECRETS.filter((secret) => file.includes(secret)), ...parsed.map(([name]) => name)]
    }),
  )
  return leaks.flat()
}

describe('metadata', () => {
  it.each([
    ['a JPEG', () => gossip(scene(500, 700).jpeg()).toBuffer()],
    ['a turned JPEG', () => gossip(scene(500, 700).jpeg()).withMetadata({ orientation: 6 }).toBuffer()],
    ['a PNG', () => gossip(scene(500, 700).png()).toBuffer()],
    ['a WebP', () => gossip(scene(500, 700).webp()).toBuffer()],
    ['an AVIF', () => gossip(scene(500, 700).avif({ effort: 0 })).toBuffer()],
  ])('no file made from %s reveals where or by whom it was taken', async (_, make) => {
    const bytes = await make()
    expect(bytes.includes('ALICE-HOME'), 'the upload itself should tell').toBe(true)
    expect(await leaksOf(bytes)).toEqual([])
  })

  it('an animated GIF loses its comments', async () => {
    const gif = await moving(64, 64, 3)
    // A comment extension before the trailer.
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 10]), Buffer.from('ALICE-HOME'), Buffer.from([0, 0x3b])])
    expect(await leaksOf(Buffer.concat([gif.subarray(0, -1), comment]))).toEqual([])
  })

  it('an animated WebP loses its EXIF', async () => {
    const bytes = await gossip(sharp(await moving(64, 64, 3, 'webp'), { animated: true }).webp()).toBuffer()
    expect(bytes.includes('ALICE-HOME')).toBe(true)
    expect(await leaksOf(bytes)).toEqual([])
  })

  it('comments, IPTC and data appended to a JPEG are removed', async () => {
    const jpeg = await scene(500, 700).jpeg().toBuffer()
    const iptc = withSegment(jpeg, 0xed, 'Photoshop 3.0\0IPTC-SECRET')
    const polyglot = Buffer.concat([
      withSegment(iptc, 0xfe, 'ALICE-HOME'),
      Buffer.from('<html><script>alert(1)</script>'),
    ])
    expect(await leaksOf(polyglot)).toEqual([])
    const [loud, plain] = await Promise.all([pipeline.ingest(polyglot), pipeline.ingest(jpeg)])
    expect(loud.files.original.buffer.equals(plain.files.original.buffer)).toBe(true)
  })

  it.each(['png', 'webp', 'gif'] as const)('a page appended to a %s is removed', async (format) => {
    const picture = await scene(200, 200).toFormat(format).toBuffer()
    expect(await leaksOf(Buffer.concat([picture, Buffer.from('<html><script>alert(1)</script>')]))).toEqual([])
  })
})
