import { expect, it } from 'vitest'
import type { Report } from '../../report.ts'
import type { Services } from '../../services.tsx'
import { sendReports } from './report-sender.ts'
import { watchProblems } from './watch-problems.ts'

const ORIGIN = 'https://pins.example'

const errorOf = (file: string): Error => Object.assign(new TypeError('no'), { stack: `at x (${file}:1:2)` })

/** A window in which errors happen that no code catches. */
const openWindow = () => {
  const reports: Report[] = []
  const listeners = new Map<string, (event: object) => void>()
  const nothing = () => {}
  const window = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
  }
  const services = {
    report: (report: Report) => void reports.push(report),
    store: { subscribe: nothing },
    navigator: { subscribe: nothing, shown: () => ({ visit: { location: { key: '' } } }) },
  }
  watchProblems(window as never, services as unknown as Services)
  return { reports, happens: (name: string, event: object) => listeners.get(name)?.(event) }
}

it('[SHELL-19 b] reports uncaught errors and rejections of the app, and none of browser extensions', () => {
  const window = openWindow()
  const [error, rejected] = [errorOf(`${ORIGIN}/assets/a.mjs`), errorOf(`${ORIGIN}/assets/b.mjs`)]
  window.happens('error', { error })
  window.happens('unhandledrejection', { reason: rejected })
  window.happens('error', { error: errorOf('chrome-extension://abc/assets/a.js') })
  window.happens('error', { error: undefined, message: 'Script error.' })
  expect(window.reports).toEqual([
    { kind: 'uncaught', error, where: 'window' },
    { kind: 'uncaught', error: rejected, where: 'window' },
  ])
})

it('[SHELL-19 b] reports no error twice, although caught errors are shown as uncaught ones', () => {
  const window = openWindow()
  const error = errorOf(`${ORIGIN}/assets/a.mjs`)
  const listen = { addEventListener: () => {} }
  Object.assign(globalThis, {
    window: { ...listen, navigator: { onLine: false }, document: listen, setTimeout: () => 0 },
    reportError: (thrown: unknown) => window.happens('error', { error: thrown }),
  })
  sendReports('v1', [{ report: { kind: 'error', error, where: 'page' }, handlerId: undefined }])
  expect(window.reports).toEqual([])
})
