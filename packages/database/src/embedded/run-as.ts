import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Places } from './places.ts'

/** How to start the server's programs, because PostgreSQL refuses to run as root. */
export interface RunAs {
  /** Words to put before the command. */
  readonly wrap: readonly string[]
  /** The user to run the command as; `undefined` is the current user. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
}

/** Needs no entry in the passwd file and is used by nothing else: the server needs neither a name nor a home folder. */
const OWN_UID = 26_500
/** Unlike the server, `initdb` looks up its user's name; every system has this one. */
export const NOBODY = { uid: 65_534, gid: 65_534 }

const AS_OURSELVES: RunAs = { wrap: [], user: undefined }
// In its own user namespace the server sees a user that is not root, while its files still belong to root. Works where
// no other user has access, such as below a home folder of mode 0700.
const IN_NAMESPACE: RunAs = {
  wrap: ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`, '--'],
  user: undefined,
}

export const chooseRunAs = (binaries: Binaries, places: Places): RunAs => {
  const cluster = statSync(places.cluster, { throwIfNoEntry: false })
  if (process.getuid?.() !== 0) {
    // Containers often run as a bare uid, which initdb cannot look up; in a namespace it becomes `nobody`, which has a
    // name.
    return cluster || hasLoginName() || !canUseNamespace() ? AS_OURSELVES : IN_NAMESPACE
  }
  const user = cluster?.uid ? { uid: cluster.uid, gid: cluster.gid } : { uid: OWN_UID, gid: OWN_UID }
  const wasInNamespace = cluster?.uid === 0 && canUseNamespace()
  if (!wasInNamespace && canRun(user, binaries, places)) return { wrap: [], user }
  if (canUseNamespace()) return IN_NAMESPACE
  throw new Error(
    `PostgreSQL does not run as root, and no other user can open ${places.dataDir} or ${binaries.folder}: start Corkboard as a normal user, or move it to a folder that others can open.`,
  )
}

const hasLoginName = (): boolean => {
  try {
    return os.userInfo().username !== ''
  } catch {
    return false
  }
}

const canUseNamespace = (): boolean => {
  const [command = '', ...words] = IN_NAMESPACE.wrap
  return spawnSync(command, [...words, 'true']).status === 0
}

// Checked by trying: mode bits alone do not cover groups, access lists and the libraries' needs.
const canRun = (user: { uid: number; gid: number }, binaries: Binaries, places: Places): boolean =>
  spawnSync(binaries.postgres, ['--version'], { ...user, cwd: '/' }).status === 0 &&
  spawnSync('test', ['-x', places.dataDir], { ...user, cwd: '/' }).status === 0

/** Gives a tree of files to the user the server runs as. */
export const giveTo = (folder: string, { uid, gid }: { uid: number; gid: number }): void => {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), uid, gid)
  }
  chownSync(folder, uid, gid)
}
