import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The best there is; at the build, because it takes longer than all the rest of a start. */
const BROTLI_QUALITY = 11
/** Below it compressing saves no packet. */
const WORTH_COMPRESSING_BYTES = 512

/** Lays `.br` and `.gz` beside every text below the folder; the server sends these. */
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
