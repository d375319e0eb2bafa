import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'

const LOG = new URL('./log.ts', import.meta.url).href

/** A process that runs `script`, which finds a `log`. */
const run = (script: string): ChildProcessByStdio<null, null, Readable> => {
  const source = `import { createLog } from ${JSON.stringify(LOG)}; const log = createLog('info', 'test'); ${script}`
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', source], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

const parsed = (written: string): Record<string, unknown>[] =>
  written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the log', () => {
  it.each([
    ['ends by itself', 2_000, ''],
    ['exits before anything was written', 50, 'process.exit(0)'],
    ['breaks down', 50, 'log.fatal({ n: 50 }); process.kill(process.pid, "SIGKILL")'],
  ])('of a process that %s has every line, in order', async (_title, count, end) => {
    const { stderr } = run(`for (let n = 0; n < ${count}; n += 1) log.info({ n }); ${end}`)
    const lines = parsed(await text(stderr))
    expect(lines.slice(0, count).map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, n) => n))
  })

  it('has a line soon, without a second one, and with the time it was written at', async () => {
    const child = run(`log.warn({ at: new Date() }, 'one'); setInterval(() => undefined, 1_000)`)
    const [written] = (await once(child.stderr, 'data')) as [Buffer]
    child.kill('SIGKILL')
    const [line] = parsed(String(written))
    expect(line).toMatchObject({ level: 40, part: 'test', msg: 'one', time: expect.stringMatching(/T.*\.\d{3}Z$/) })
    expect(String(line!['time']) >= String(line!['at'])).toBe(true)
  })
})
