import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> }
  }
}

/** The impact levels that count. */
const GRAVE = new Set(['serious', 'critical'])

/**
 * Waits for transitions, because users do not read colors in transition. Endless animations are ignored. A new place of
 * things under the pointer starts transitions only with the next frames.
 */
const comeToRest = async (): Promise<void> => {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished))
    await frame()
    await frame()
  } while (moving().length > 0)
}

/**
 * Returns the accessibility violations, one line each: the rule and the element. Evaluating in the browser bypasses the
 * page's policy, which allows no foreign scripts.
 * @param rules only these rules; by default all
 */
export const barriersOn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await page.evaluate(comeToRest)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
  const options: RunOptions = { resultTypes: ['violations'] }
  if (rules) options.runOnly = { type: 'rule', values: [...rules] }
  const { violations } = await page.evaluate((run) => window.axe.run(run), options)
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
}
