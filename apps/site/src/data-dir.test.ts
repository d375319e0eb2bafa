import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertDataDirFree, FolderInUseError, loadSecrets, lockDataDir, makeDataDir } from './data-dir.ts'
import { StartError } from './start-error.ts'
import { temporaryFolder } from './testing/site-process.ts'

const isRoot = process.getuid?.() === 0

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string

beforeEach(() => {
  folder = temporaryFolder()
  dataDir = path.join(folder.path, 'data')
})
afterEach(() => folder[Symbol.dispose]())

const modeOf = (file: string): string => (statSync(path.join(dataDir, file)).mode & 0o777).toString(8)

describe('the data folder', () => {
  it('is created with all its parents; other users can pass through it, but not read pictures', () => {
    dataDir = path.join(dataDir, 'of', 'corkboard')
    makeDataDir(dataDir)
    makeDataDir(dataDir)
    expect([modeOf('.'), modeOf('media')]).toEqual(['711', '700'])
  })

  it('is refused with one sentence when a file is in the way', () => {
    writeFileSync(dataDir, 'a letter')
    const sentence = `The data folder ${dataDir} cannot be used: something that is not a folder is in the way.`
    expect(() => makeDataDir(dataDir)).toThrow(new StartError(sentence))
  })

  it('is refused with one sentence when a file is in the way of its content', () => {
    mkdirSync(dataDir)
    const media = path.join(dataDir, 'media')
    writeFileSync(media, 'a letter')
    const sentence = `The data folder ${media} cannot be used: something that is not a folder is in the way.`
    expect(() => makeDataDir(dataDir)).toThrow(new StartError(sentence))
  })

  it.skipIf(isRoot)('is refused with one sentence when this user may not write to it', () => {
    chmodSync(folder.path, 0o500)
    const sentence = `The data folder ${dataDir} cannot be used: this user has no permission to read and write there.`
    expect(() => makeDataDir(dataDir)).toThrow(new StartError(sentence))
    chmodSync(folder.path, 0o700)
  })

  // Node's own recursive mkdir never returns for these.
  it.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y'])(
    'is refused with one sentence when no folder can be created (%s)',
    (impossible) => {
      const sentence = `The data folder ${impossible} cannot be used: it cannot be created there.`
      expect(() => makeDataDir(impossible)).toThrow(new StartError(sentence))
    },
  )

  it('can be used by one process at a time', () => {
    makeDataDir(dataDir)
    const lock = lockDataDir(dataDir)
    const sentence = `Corkboard is already running on ${dataDir} (process ${process.pid}).`
    for (const look of [lockDataDir, assertDataDirFree]) {
      expect(() => void look(dataDir)).toThrow(new FolderInUseError(sentence))
    }
    lock.release()
    assertDataDirFree(dataDir)
    lockDataDir(dataDir).release()
  })
})

describe('the secrets', () => {
  const file = () => path.join(dataDir, 'secrets.json')
  beforeEach(() => mkdirSync(dataDir))

  it('are created once, for their owner only', () => {
    const first = loadSecrets(dataDir)
    expect(first.signing).toHaveLength(32)
    expect(loadSecrets(dataDir)).toEqual(first)
    expect(readdirSync(dataDir)).toEqual(['secrets.json'])
    expect(modeOf('secrets.json')).toBe('600')
  })

  it('are different in every folder', () => {
    const first = loadSecrets(dataDir)
    rmSync(file())
    expect(loadSecrets(dataDir)).not.toEqual(first)
  })

  it.each([
    ['empty', ''],
    ['cut off', '{"signing":"c2hvcn'],
    ['without a secret', '{}'],
    ['too short', '{"signing":"c2hvcnQ="}'],
    ['another kind of thing', '{"signing":[1,2,3]}'],
    ['null', 'null'],
  ])('are never replaced when they are %s; a sentence says what to do', (_, content) => {
    writeFileSync(file(), content)
    expect(() => loadSecrets(dataDir)).toThrow(
      new StartError(`${file()} is damaged: it must hold a 32-byte "signing" secret. Restore it from a backup.`),
    )
    expect(readFileSync(file(), 'utf8')).toBe(content)
  })

  it('are refused with one sentence when a folder is in their place', () => {
    mkdirSync(file())
    expect(() => loadSecrets(dataDir)).toThrow(StartError)
    expect(() => loadSecrets(dataDir)).toThrow(`${file()} cannot be read: `)
  })

  it('are refused with one sentence when they cannot be stored, and nothing of the attempt is left', () => {
    const missing = path.join(dataDir, 'gone')
    expect(() => loadSecrets(missing)).toThrow(`${path.join(missing, 'secrets.json')} cannot be written: `)
    expect(readdirSync(dataDir)).toEqual([])
  })
})
