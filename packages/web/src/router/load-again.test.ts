import { describe, expect, it } from 'vitest'
import { retryImports } from '../../retry-imports.ts'
import { tryAgain } from './load-again.ts'

const failing = (times: number) => {
  let failures = 0
  return async () => {
    if (failures === times) return 'code'
    failures += 1
    throw new TypeError(`failure ${failures}`)
  }
}

describe('[SHELL-11 b] code that loads when it is needed', () => {
  const waits: number[] = []
  const pause = async (ms: number) => void waits.push(ms)

  it('is loaded up to three times, with a wait that doubles', async () => {
    waits.length = 0
    expect(await tryAgain(failing(2), pause)).toBe('code')
    expect(waits).toEqual([500, 1_000])
  })

  it('fails with the last failure', async () => {
    waits.length = 0
    await expect(tryAgain(failing(3), pause)).rejects.toThrow('failure 3')
    expect(waits).toEqual([500, 1_000])
  })

  it('is every part that the build loads later, wherever it is imported', () => {
    const source = `import { a } from './a.ts'\nconst { B } = await import('./B.tsx')\nconst c = () => import("./c.ts")\n`
    expect(retryImports(source)).toBe(
      `import { a } from './a.ts'\nconst { B } = await loadAgain(() => import('./B.tsx'))\n` +
        `const c = () => loadAgain(() => import("./c.ts"))\n`,
    )
    expect(retryImports('const page = import(address)')).toBeUndefined()
  })
})
