import { crc32, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { zip } from './zip.ts'

/** What a reader does: it goes by the directory at the end. */
const unzip = (archive: Buffer): Record<string, string> => {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = archive.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place)) as [
      number,
      number,
      number,
    ]
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength
    const bytes = inflateRawSync(archive.subarray(start, start + packed))
    expect([bytes.length, crc32(bytes)]).toEqual([size, sum])
    files[name] = bytes.toString()
    at += 46 + nameLength
  }
  return files
}

it('an archive holds the files by their names, and the same files make the same archive', () => {
  const files = { 'manifest.json': '{"a":1}', 'icons/größe.txt': 'x'.repeat(10_000), empty: '' }
  const made = () => zip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
  expect(unzip(made())).toEqual(files)
  expect(made().equals(made())).toBe(true)
})
