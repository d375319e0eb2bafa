import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildExtension } from '../../apps/extension/src/build/build-extension.ts'
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core'
import { vi } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'
import { BROWSER_FLAGS } from './browser.ts'

/** A browser of its own with the built extension in it. */
export interface ExtensionWindow extends AsyncDisposable {
  readonly context: BrowserContext
  /** The extension's background script. */
  readonly background: Worker
  /** The extension's options, which open when it is installed. */
  readonly options: Page
}

/** Builds the extension, and installs it in a new browser. Extensions need a profile and Chromium's new headless mode. */
export const openWithExtension = async (): Promise<ExtensionWindow> => {
  await using opened = new AsyncDisposableStack()
  const folder = opened.adopt(await mkdtemp(path.join(os.tmpdir(), 'corkboard-extension-')), (it) =>
    rm(it, { recursive: true, force: true }),
  )
  const extension = await buildExtension('chromium', folder)
  const context = opened.adopt(
    await chromium.launchPersistentContext(path.join(folder, 'profile'), {
      executablePath: findChromium(),
      headless: false,
      viewport: { width: 1280, height: 800 },
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        ...BROWSER_FLAGS,
        '--headless=new',
        `--disable-extensions-except=${extension}`,
        `--load-extension=${extension}`,
      ],
    }),
    (it) => it.close(),
  )
  // Only against tests that hang.
  context.setDefaultTimeout(60_000)
  const options = await vi.waitFor(
    () => {
      const page = context.pages().find((it) => it.url().endsWith('/options.html'))
      if (!page) throw new Error('The options have not opened')
      return page
    },
    { timeout: 60_000 },
  )
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const disposables = opened.move()
  return { context, background, options, [Symbol.asyncDispose]: () => disposables.disposeAsync() }
}
