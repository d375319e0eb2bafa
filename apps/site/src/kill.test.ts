import { beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../../../scripts/build-state.ts'
import { runKills } from './testing/kill-run.ts'
import { ROOT } from './testing/site-process.ts'

beforeAll(() => ensureBuilt(ROOT))

it.runIf(process.platform === 'linux')(
  'nothing acknowledged is lost, duplicated or incomplete while everything is killed with -9',
  async () => {
    const report = await runKills({ kills: 6, seed: 2, pinners: 2, print: () => undefined })
    expect(report).toMatchObject({ lost: [], unsent: [], broken: [], undone: [], doctor: { code: 0, errors: '' } })
    expect(report.acknowledged).toBeGreaterThanOrEqual(6)
    // The kills had an effect.
    expect(report.retries).toBeGreaterThan(0)
  },
  240_000,
)
