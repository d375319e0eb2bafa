import { spawn } from 'node:child_process'
import path from 'node:path'

/** What a program said, at most this much of it: a hostile file causes megabytes of warnings. */
const MOST_TEXT = 1_000_000

export interface Ffmpeg {
  /**
   * Runs FFmpeg in a folder. @throws an error with what the program said
   * @param onLine is told each line of its output while it runs
   */
  run(folder: string, args: readonly string[], onLine: (line: string) => void): Promise<void>
  /** Runs ffprobe. Returns its output. @throws an error with what the program said */
  probe(args: readonly string[]): Promise<string>
}

/** ffprobe is installed next to FFmpeg, under the same kind of name. */
export const probeNextTo = (ffmpegPath: string): string =>
  path.join(path.dirname(ffmpegPath), path.basename(ffmpegPath).replace('ffmpeg', 'ffprobe'))

export const createFfmpeg = (
  ffmpegPath: string,
  { onStart, onCrash }: { readonly onStart: (pid: number) => void; readonly onCrash: () => void },
): Ffmpeg => {
  const start = (
    program: string,
    args: readonly string[],
    folder: string | undefined,
    onText: (text: string) => void,
  ) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(program, args, { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'] })
      if (child.pid !== undefined) onStart(child.pid)
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        if (said.length < MOST_TEXT) said += text
      })
      child.stdout.setEncoding('utf8').on('data', onText)
      child.once('error', reject)
      child.once('close', (code, signal) => {
        if (signal !== null) return onCrash()
        if (code === 0) return resolve()
        // The job is tried again when there is space.
        const isDiskFull = /No space left on device/.test(said)
        reject(Object.assign(new Error(said.slice(-1_000)), isDiskFull && { code: 'ENOSPC', syscall: 'write' }))
      })
    })
  return {
    run: async (folder, args, onLine) => {
      let rest = ''
      await start(ffmpegPath, args, folder, (text) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop()!
        for (const line of lines) onLine(line)
      })
    },
    probe: async (args) => {
      let output = ''
      await start(probeNextTo(ffmpegPath), args, undefined, (text) => {
        if (output.length < MOST_TEXT) output += text
      })
      return output
    },
  }
}
