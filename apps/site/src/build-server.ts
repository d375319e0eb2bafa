import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { compactServer, WITHOUT_COMMENTS } from '@corkboard/web/compact-server'
import { rolldown } from 'rolldown'
import { SERVER_DIST } from './server-dist.ts'

const APP = path.resolve(import.meta.dirname, '..')

const ENTRIES = {
  main: path.join(APP, 'src/main.ts'),
  'web-process': path.join(APP, 'src/web-process.ts'),
  'worker-process': path.join(APP, 'src/worker-process.ts'),
  'discovery-process': path.join(APP, 'src/discovery-process.ts'),
  // The media pool looks for it next to itself.
  'media-child': path.resolve(APP, '../../packages/domain/src/media/pipeline/child.ts'),
  'transcoder-child': path.resolve(APP, '../../packages/domain/src/media/video/transcoder-child.ts'),
  'ffmpeg-child': path.resolve(APP, '../../packages/domain/src/media/video/ffmpeg/child.ts'),
}

/** Search looks for it next to its code. */
const LEXICON = path.resolve(APP, '../../packages/domain/src/finding/search/lexicon/lexicon.generated.txt')

/** Packages with binaries, which are located by their path, and packages needed only for development. */
const NOT_BUNDLED = [
  /^sharp$/,
  /^onnxruntime-node$/,
  /^usearch$/,
  /^node-av\//,
  /^@node-rs\//,
  /^pg-native$/,
  /^@corkboard\/web\/dev$/,
]

const A_DAY_MS = 86_400_000

/** Bundles the server, so that a process loads a dozen files at startup instead of fifteen hundred. */
export const buildServer = async (): Promise<void> => {
  const bundle = await rolldown({
    input: ENTRIES,
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [compactServer()],
    logLevel: 'warn',
  })
  removeOldChunks()
  await bundle.write({
    dir: SERVER_DIST,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    ...WITHOUT_COMMENTS,
    // A running site may still request files of the previous build.
    cleanDir: false,
  })
  await bundle.close()
  replaceFile(LEXICON, path.join(SERVER_DIST, path.basename(LEXICON)))
}

/** A running site keeps reading the file that it opened. */
const replaceFile = (from: string, to: string): void => {
  copyFileSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
}

const removeOldChunks = (): void => {
  mkdirSync(SERVER_DIST, { recursive: true })
  for (const name of readdirSync(SERVER_DIST)) {
    const file = path.join(SERVER_DIST, name)
    if (statSync(file).mtimeMs < Date.now() - A_DAY_MS) rmSync(file)
  }
}
