import { copyFile, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const ADDRESS = '/assets/axe.js'

/**
 * Puts axe among the files of the built app, so that windows fetch and compile it once. Sending it to each page took a
 * tenth of the time of a screen.
 * @param client the folder with the app's files for browsers
 */
export const addAxe = (client: string): Promise<void> => copyFile(FILE, path.join(client, ADDRESS))

declare global {
  interface Window {
    readonly axe: {
      run(options: RunOptions): Promise<AxeResults>
      /** The rules themselves: `getRules` leaves out how grave they are. */
      readonly ['_audit']: { readonly rules: readonly { readonly id: string; readonly impact?: string }[] }
    }
  }
}

/** With the nonce of the page's own scripts, which its policy asks for. */
const fetchAxe = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
    const script = Object.assign(document.createElement('script'), { src: address, nonce })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} does not load on ${location.href}`)))
    document.head.append(script)
    script.remove()
  })

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window)

/** A page of the extension has no such file, and one without a connection does not get it: axe is sent to them. */
const loadAxe = async (page: Page): Promise<void> => {
  const isFromSite = await page.evaluate(() => navigator.onLine && location.protocol.startsWith('http'))
  await (isFromSite ? page.evaluate(fetchAxe, ADDRESS) : page.evaluate(await readFile(FILE, 'utf8')))
}

/** The impact levels that count. */
const GRAVE: readonly string[] = ['serious', 'critical']

/** What rules of a lower level find is dropped, and they take a quarter of the time. */
const runGraveRules = (grave: readonly string[]): Promise<AxeResults> => {
  const minor = window.axe['_audit'].rules.filter(({ impact }) => impact !== undefined && !grave.includes(impact))
  const rules = Object.fromEntries(minor.map(({ id }) => [id, { enabled: false }]))
  // Only rules that are left out need the texts of style sheets.
  return window.axe.run({ resultTypes: ['violations'], preload: false, rules })
}

const runRules = (values: readonly string[]): Promise<AxeResults> =>
  window.axe.run({ resultTypes: ['violations'], preload: false, runOnly: { type: 'rule', values: [...values] } })

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
 * Returns the accessibility violations, one line each: the rule and the element.
 * @param rules only these rules; by default all
 */
export const barriersOn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await page.evaluate(comeToRest)
  if (!(await hasAxe(page))) await loadAxe(page)
  const { violations } = await (rules ? page.evaluate(runRules, rules) : page.evaluate(runGraveRules, GRAVE))
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
}
