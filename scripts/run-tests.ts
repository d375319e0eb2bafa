import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The part we read of Vitest's JSON report. */
interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

/** More failures than this are not caused by a busy machine. */
const MOST_LOOKED_AT_AGAIN = 6

const VITEST = path.resolve(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs')

export interface TestRun {
  readonly root: string
  /** In the form that Vitest accepts. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /**
   * On a shared machine, everything may stall for seconds. There, files that failed run once more, one after the other,
   * each with a fresh site: what fails twice is broken.
   */
  readonly isShared: boolean
  readonly stdio?: 'inherit' | 'ignore'
}

/** @returns the exit code */
export const runTests = ({ root, args, env, isShared, stdio = 'inherit' }: TestRun): number => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'corkboard-tests-'))
  const reportFile = path.join(folder, 'report.json')
  const vitest = (...more: readonly string[]): number =>
    spawnSync(process.execPath, [VITEST, 'run', ...args, ...more], {
      cwd: root,
      stdio,
      env: { ...process.env, ...env },
    }).status ?? 1
  try {
    const status = vitest('--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`)
    // Without a report, it ended before it started and has said why.
    if (status === 0 || !isShared || !existsSync(reportFile)) return status
    const failed = failedFilesIn(readFileSync(reportFile, 'utf8'))
    if (failed.length === 0 || failed.length > MOST_LOOKED_AT_AGAIN) return status
    console.log(`\n— once more, alone:\n${failed.map((file) => `  ${path.relative(root, file)}`).join('\n')}`)
    return vitest('--maxWorkers=1', ...failed)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The files in which a test or hook failed, or that could not be loaded. */
export const failedFilesIn = (report: string): string[] =>
  (JSON.parse(report) as Report).testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
