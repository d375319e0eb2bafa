import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { WEB_DIST } from '@corkboard/web/dist-paths'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../scripts/build-state.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { addAxe } from './accessibility.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of Chromium. */
    readonly chromium: string
    /** The built app. A copy with axe, so that a build during the run does not affect it. */
    readonly builtApp: typeof WEB_DIST
  }
}

const root = path.resolve(import.meta.dirname, '..', '..')

/** Runs once: builds the app and finds the browser. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await using opened = new AsyncDisposableStack()
  await ensureBuilt(root)
  const copy = opened.adopt(await mkdtemp(path.join(os.tmpdir(), 'corkboard-web-')), (folder) =>
    rm(folder, { recursive: true, force: true }),
  )
  const built = path.dirname(WEB_DIST.client)
  await cp(built, copy, { recursive: true })
  const moved = Object.entries(WEB_DIST).map(([part, file]) => [part, path.join(copy, path.relative(built, file))])
  const app = Object.fromEntries(moved) as typeof WEB_DIST
  await addAxe(app.client)
  project.provide('builtApp', app)
  project.provide('chromium', findChromium())
  const disposables = opened.move()
  return () => disposables.disposeAsync()
}
