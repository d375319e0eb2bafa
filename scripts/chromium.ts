/**
 * Finds the browser for the journeys. On Debian as root, a missing one is installed; otherwise one line says what to
 * do.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const found = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  return CANDIDATES.find((candidate) => existsSync(candidate))
}

const canInstall = (): boolean => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** @throws Error with one sentence */
export const findChromium = (): string => {
  const present = found()
  if (present) return present
  if (!canInstall()) {
    throw new Error(
      'The browser journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
  console.log('Installing Chromium for the browser journeys …')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update'], options)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  const installed = found()
  if (!installed) throw new Error('Chromium was installed but is in none of the usual places; set CHROMIUM_PATH.')
  return installed
}
