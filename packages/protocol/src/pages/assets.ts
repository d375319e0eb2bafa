import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { pickEncoding, type EncodedBody } from './encoding.ts'

interface Asset {
  readonly body: EncodedBody
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
}

/** The build's files by path, ready to send. */
export type AssetFiles = ReadonlyMap<string, Asset>

const TYPES: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** File names in `assets/` contain a hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** A compressed version that the build has put next to a file, if any. */
const readIfThere = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

const readEncoded = async (file: string, identity: Buffer): Promise<EncodedBody> => {
  const [br, gz] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)])
  return { identity, ...(br && { br }), ...(gz && { gzip: gz }) }
}

/** Reads the files in `folder` into memory, with the compressed versions that the build put next to them. */
export const loadAssets = async (folder: string): Promise<AssetFiles> => {
  const files = new Map<string, Asset>()
  for await (const entry of glob('**/*.*', { cwd: folder })) {
    const name = entry.split(path.sep).join('/')
    const type = TYPES[path.extname(name)]
    if (type === undefined) continue
    const file = path.join(folder, entry)
    const content = await readFile(file)
    files.set(`/${name}`, {
      body: await readEncoded(file, content),
      type,
      cacheControl: name.startsWith('assets/') ? FOREVER : A_DAY,
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    })
  }
  return files
}

/** Serves the build's files from memory. It needs no viewer, so it is registered apart from the other endpoints. */
export const assetsPlugin =
  (files: AssetFiles): FastifyPluginAsync =>
  async (app) => {
    for (const [address, { body, type, cacheControl, etag }] of files) {
      app.get(address, (request, reply) => {
        const encoding = pickEncoding(body, request.headers['accept-encoding'])
        void reply.headers({
          'content-type': type,
          'cache-control': cacheControl,
          'cross-origin-resource-policy': 'same-origin',
          vary: 'accept-encoding',
          etag,
        })
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        if (encoding !== 'identity') void reply.header('content-encoding', encoding)
        return reply.send(body[encoding])
      })
    }
  }
