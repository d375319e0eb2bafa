/** Builds the web app and the server when their sources have changed since the last build. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isHeld, takeLock } from '../apps/site/src/folder-lock.ts'
import { StartError } from '../apps/site/src/start-error.ts'

interface Part {
  /** The files it is built from. */
  readonly sources: readonly string[]
  /** Contains the sources' fingerprint at the last successful build. */
  readonly stamp: string
  readonly build: () => Promise<unknown>
}

const PARTS = {
  web: {
    sources: [
      'packages/web/src/**/*',
      'packages/web/*.ts',
      'packages/design-system/src/**/*',
      'packages/contract/src/**/*',
      'package-lock.json',
    ],
    stamp: 'packages/web/dist/fingerprint',
    build: async () => {
      const { buildWeb } = await import('../packages/web/build.ts')
      await buildWeb({ mode: 'production' })
    },
  },
  server: {
    sources: [
      'packages/{contract,database,domain,protocol}/src/**/*.{ts,json}',
      'packages/domain/src/finding/search/lexicon/lexicon.generated.txt',
      'packages/web/dist-paths.ts',
      'apps/site/src/*.ts',
      'package-lock.json',
    ],
    stamp: 'apps/site/dist/fingerprint',
    build: async () => {
      const { buildServer } = await import('../apps/site/src/build-server.ts')
      await buildServer()
    },
  },
} satisfies Readonly<Record<string, Part>>

type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[]

const LOOK_AGAIN_MS = 100

const fingerprint = (root: string, { sources }: Part): string => {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (/\.(test|examples)\.tsx?$/.test(file)) continue
    try {
      const content = readFileSync(path.join(root, file))
      hash.update(file).update(content)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error
    }
  }
  return hash.digest('hex')
}

const isBuilt = (root: string, part: Part): boolean => {
  const stamp = path.join(root, part.stamp)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, part)
}

const notBuilt = (root: string): PartName[] => PART_NAMES.filter((name) => !isBuilt(root, PARTS[name]))

/**
 * Builds regardless of the state. The environment's own NODE_ENV (for example in a test run) must not affect the
 * result.
 */
export const build = async (root: string, names: readonly PartName[] = PART_NAMES): Promise<void> => {
  process.env['NODE_ENV'] = 'production'
  for (const name of names) {
    const part = PARTS[name]
    const stamp = path.join(root, part.stamp)
    const made = fingerprint(root, part)
    rmSync(stamp, { force: true })
    await part.build()
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, made)
  }
}

/**
 * Builds what needs it, in a separate process. If several run at the same time, one builds and the others wait.
 * @throws StartError
 */
export const ensureBuilt = async (root: string): Promise<void> => {
  while (notBuilt(root).length > 0) {
    const lock = takeBuildLock(root)
    if (isHeld(lock)) {
      await sleep(LOOK_AGAIN_MS)
      continue
    }
    try {
      return buildApart(root, notBuilt(root))
    } finally {
      lock.release()
    }
  }
}

const takeBuildLock = (root: string): ReturnType<typeof takeLock> => {
  const folder = path.join(root, '.cache')
  try {
    mkdirSync(folder, { recursive: true })
    return takeLock(path.join(folder, 'build.lock'))
  } catch (cause) {
    const message = `Corkboard must be built first, but this user cannot write to ${folder}: run "npm run build" as a user who can.`
    throw new StartError(message, { cause })
  }
}

const buildApart = (root: string, names: readonly PartName[]): void => {
  // Another process has built it while we waited.
  if (names.length === 0) return
  process.stdout.write('Building Corkboard. This happens once…\n')
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts', 'build.ts'), ...names], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new StartError('Corkboard could not be built; see the lines above.')
}
