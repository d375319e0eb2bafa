import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  /** With slashes. */
  readonly name: string
  readonly bytes: Buffer
}

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const DEFLATE = 8
const UTF8_NAMES = 0x0800
/** The first day that the format knows, so that the same files make the same archive. */
const DAY = 0x0021

/** What both headers of a file say. */
const factsOf = (name: Buffer, bytes: Buffer, packed: Buffer): Buffer => {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(UTF8_NAMES, 2)
  facts.writeUInt16LE(DEFLATE, 4)
  facts.writeUInt16LE(DAY, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A ZIP archive (PKWARE's APPNOTE): small files, no comments, always the same bytes for the same files. */
export const zip = (files: readonly ZippedFile[]): Buffer => {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const nameBytes = Buffer.from(name)
    const packed = deflateRawSync(bytes, { level: 9 })
    const facts = factsOf(nameBytes, bytes, packed)
    const entry = Buffer.concat([uint32(LOCAL_HEADER), facts, nameBytes, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const madeBy = Buffer.alloc(2)
    madeBy.writeUInt16LE(VERSION)
    central.push(Buffer.concat([uint32(CENTRAL_HEADER), madeBy, facts, place, nameBytes]))
    local.push(entry)
    at += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...local, directory, uint32(END), end])
}
