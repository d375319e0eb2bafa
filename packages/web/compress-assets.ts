import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The maximum. Compression runs at build time because it would take longer than the rest of a server start. */
const BROTLI_QUALITY = 11
/** Smaller files do not shrink. */
const WORTH_COMPRESSING_BYTES = 128

/** Writes `.br` and `.gz` files next to every text file in the folder and its subfolders, for the server to send. */
export const compressAssets = async (folder: string): Promise<void> => {
  await Promise.all(
    globSync('**/*.{mjs,js,css,svg,json}', { cwd: folder }).map(async (name) => {
      const file = path.join(folder, name)
      const content = await readFile(file)
      if (content.length < WORTH_COMPRESSING_BYTES) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(`${file}.br`, await compressBrotli(content, { params }))
      await writeFile(`${file}.gz`, await compressGzip(content))
    }),
  )
}
