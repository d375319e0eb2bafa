/** A page may declare its encoding within this many bytes (HTML, prescan). */
const PRESCAN_BYTES = 1_024

const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i

const decoderFor = (label: string | undefined): TextDecoder | undefined => {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    // An unknown encoding name is ignored.
    return undefined
  }
}

/** Decodes a page's bytes: by its byte order mark, else the header, else the page's own declaration, else UTF-8. */
export const decodePage = (bytes: Buffer, charset: string | undefined): string => {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined
  const declared = META.exec(bytes.toString('latin1', 0, PRESCAN_BYTES))?.[1]
  const decoder = decoderFor(marked) ?? decoderFor(charset) ?? decoderFor(declared) ?? new TextDecoder()
  return decoder.decode(bytes)
}
