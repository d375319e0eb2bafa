import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { familyOf, isRunning, killHard } from './processes.ts'

export const ROOT = path.resolve(import.meta.dirname, '../../../..')

export interface SiteProcessOptions {
  readonly dataDir: string
  /** Settings of the site; no other possible settings in this process's environment are passed on. */
  readonly env?: Readonly<Record<string, string>>
  /** Runs it as another user; only for root. */
  readonly user?: number
  /** Starts it like npm does: below a shell, which gets signals but forwards none. */
  readonly isBelowShell?: boolean
}

/** Process ids of a site by role; undefined when not running. */
export interface SitePids {
  readonly supervisor: number | undefined
  readonly web: readonly number[]
  readonly worker: number | undefined
  readonly discovery: number | undefined
  readonly postgres: number | undefined
}

/** `npm start` in separate processes. */
export interface SiteProcess extends AsyncDisposable {
  /** The process that `npm start` runs; it starts the supervisor if Node is too old to be it. */
  readonly launcher: ChildProcess
  readonly exit: Promise<number | NodeJS.Signals>
  /**
   * Resolves with the site's origin once it responds.
   * @throws Error with its output if it ended instead
   */
  ready(): Promise<string>
  pids(): SitePids
  output(): string
  errors(): string
  /** Ctrl-C: the terminal sends it to all processes started by `npm start`. */
  interrupt(): void
  /** Sends the signal and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

const OUR_SETTINGS = /^(?:npm_|CORKBOARD_|S3_|NODE_ENV$|VITEST|DATABASE_|DATA_DIR$|PORT$|HOST$)/

const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OUR_SETTINGS.test(name)))

/** Runs a script of the checkout like npm does. */
const runScript = (
  commandArgs: readonly string[],
  { dataDir, env, user, isBelowShell = false }: SiteProcessOptions,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } => {
  const command = [process.execPath, path.join(ROOT, 'scripts/run.mjs'), ...commandArgs]
  // Something has to follow, otherwise the shell would replace itself with the command.
  const [program = '', ...args] = isBelowShell ? ['sh', '-c', '"$@"; exit $?', 'sh', ...command] : command
  return spawn(program, args, {
    ...(user === undefined ? {} : { uid: user, gid: user }),
    cwd: ROOT,
    // A process group of its own, so a test can send it Ctrl-C.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...cleanEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      CORKBOARD_LOG_LEVEL: 'error',
      ...(isBelowShell ? { npm_lifecycle_event: 'start' } : {}),
      ...env,
      DATA_DIR: dataDir,
    },
  })
}

export const startSiteProcess = (options: SiteProcessOptions): SiteProcess => {
  const launcher = runScript(['scripts/start.ts'], options)
  let output = ''
  let errors = ''
  launcher.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  launcher.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exit = new Promise<number | NodeJS.Signals>((resolve) => {
    launcher.on('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL'))
  })
  const ready = async (): Promise<string> => {
    const started = Promise.withResolvers<string>()
    const look = (): void => {
      const address = /Corkboard is ready: (.+)\n/.exec(output)?.[1]
      if (address !== undefined) started.resolve(address)
    }
    look()
    launcher.stdout.on('data', look)
    void exit.then((code) => started.reject(new Error(`The site ended (${code}): ${output}${errors}`)))
    return started.promise.finally(() => launcher.stdout.off('data', look))
  }
  const family = new Set<number>()
  const pids = (): SitePids => {
    const processes = familyOf(launcher.pid ?? 0)
    for (const { pid } of processes) family.add(pid)
    const running = (part: string) => processes.filter(({ command }) => command.includes(part)).map(({ pid }) => pid)
    const postgres = postmasterOf(options.dataDir)
    if (postgres !== undefined) family.add(postgres)
    return {
      supervisor: processes.findLast(({ command }) => command.includes('scripts/start.ts'))?.pid,
      web: running('web-process'),
      worker: running('worker-process')[0],
      discovery: running('discovery-process')[0],
      postgres,
    }
  }
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> => {
    launcher.kill(signal)
    return exit
  }
  return {
    launcher,
    exit,
    ready,
    pids,
    output: () => output,
    errors: () => errors,
    interrupt: () => {
      if (!launcher.pid) throw new Error('It was never started')
      process.kill(-launcher.pid, 'SIGINT')
    },
    stop,
    [Symbol.asyncDispose]: async () => {
      if (launcher.exitCode !== null || launcher.signalCode !== null) return
      pids()
      const killer = setTimeout(() => {
        for (const pid of family) if (isRunning(pid)) killHard(pid)
      }, 30_000)
      await stop()
      clearTimeout(killer)
    },
  }
}

export interface CommandOutcome {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** `npm run corkboard -- <words>`. */
export const runCommand = async (
  commandArgs: readonly string[],
  options: SiteProcessOptions,
): Promise<CommandOutcome> => {
  const child = runScript(['apps/site/src/operator/cli.ts', ...commandArgs], options)
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { code, output, errors }
}

/** Pid of our own embedded server, while it runs. */
const postmasterOf = (dataDir: string): number | undefined => {
  try {
    const pid = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    // The file outlives its server, and the pid may belong to any process by now.
    return familyOf(pid)[0]?.command.includes(dataDir) ? pid : undefined
  } catch {
    return undefined
  }
}

/** A folder that is deleted with its content after the test. */
export const temporaryFolder = (): Disposable & { readonly path: string } => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'corkboard-site-'))
  // When started by root, PostgreSQL runs as its own user, who needs access.
  chmodSync(folder, 0o755)
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}
