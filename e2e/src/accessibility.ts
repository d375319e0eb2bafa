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

/** How bad it has to be to count. */
const GRAVE = new Set(['serious', 'critical'])

/** Colors on their way from one to another are not the ones that people read in. What turns for ever is left alone. */
const comeToRest = async (): Promise<void> => {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/**
 * What keeps people out, a line each: the rule and where. The page's policy lets no foreign script in, which the
 * browser's own evaluation passes by.
 * @param rules only these; all unless told
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
