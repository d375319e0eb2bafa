import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripJpeg } from './strip-jpeg.ts'
import { scene, withSegment } from './test-pictures.ts'

const pixels = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer()

describe('stripping a JPEG', () => {
  it.each([{ progressive: false }, { progressive: true }, { mozjpeg: true }, { chromaSubsampling: '4:4:4' }])(
    'keeps every pixel of a file made with %j',
    async (options) => {
      const jpeg = await scene(321, 123)
        .jpeg(options)
        .withExif({ IFD0: { Artist: 'Alice' } })
        .toBuffer()
      const stripped = stripJpeg(jpeg)!
      expect(stripped.length).toBeLessThan(jpeg.length)
      expect((await pixels(stripped)).equals(await pixels(jpeg))).toBe(true)
    },
  )

  it('keeps the color profile, drops comments, application data and the tail', async () => {
    const plain = await scene(80, 60).jpeg().withIccProfile('p3').toBuffer()
    const loud = Buffer.concat([
      withSegment(
        withSegment(withSegment(plain, 0xfe, 'a comment'), 0xe1, 'http://ns.adobe.com/xap/1.0/\0<x>'),
        0xed,
        'Photoshop 3.0\0IPTC',
      ),
      Buffer.from('<script>tail</script>'),
    ])
    const stripped = stripJpeg(loud)!
    expect(stripped.equals(stripJpeg(plain)!)).toBe(true)
    expect((await sharp(stripped).metadata()).hasProfile).toBe(true)
  })

  it('empties the thumbnail of a JFIF header', async () => {
    const plain = await scene(80, 60).jpeg().toBuffer()
    const thumbnail = Buffer.alloc(3 * 4 * 4, 0x5a)
    const jfif = Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x04\x04', 'latin1'), thumbnail])
    const stripped = stripJpeg(withSegment(plain, 0xe0, jfif))!
    expect(stripped.includes(thumbnail)).toBe(false)
    expect(await sharp(stripped).metadata()).toMatchObject({ width: 80, height: 60 })
  })

  it('skips padding before a marker', async () => {
    const plain = await scene(40, 30).jpeg().toBuffer()
    const padded = Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xff]), plain.subarray(2)])
    expect((await pixels(stripJpeg(padded)!)).equals(await pixels(plain))).toBe(true)
  })

  it('gives up without an error on anything it does not understand, at every length and after any flipped bit', async () => {
    const jpeg = await scene(40, 30).jpeg({ progressive: true }).toBuffer()
    for (let length = 2; length < jpeg.length; length++) expect(stripJpeg(jpeg.subarray(0, length))).toBeUndefined()
    for (let bit = 0; bit < jpeg.length * 8; bit += 7) {
      const damaged = Buffer.from(jpeg)
      damaged[bit >> 3]! ^= 1 << (bit & 7)
      const stripped = stripJpeg(damaged)
      expect(stripped === undefined || stripped.length <= jpeg.length).toBe(true)
    }
  })
})
