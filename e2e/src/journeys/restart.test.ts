import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sharedBrowser } from '../browser.ts'
import { chooseFiles, pictureFile } from '../files.ts'
import { type Person, sitDown } from '../person.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const READY = /Corkboard is ready: (\S+)/

/** Runs `npm start` like a user: with its own processes and database, in a folder that was empty at first. */
const start = async (dataDir: string, port: string): Promise<{ address: string; process: ChildProcess }> => {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'start.ts')], {
    cwd: root,
    // Its own process group, so that all of it can be killed.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', CORKBOARD_LOG_LEVEL: 'error' },
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    const address = READY.exec(said)?.[1]
    if (address) return { address, process: child }
  }
  throw new Error(`The site did not start: ${said}`)
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    (child.exitCode ?? child.signalCode) === null ? child.once('exit', () => resolve()) : resolve(),
  )

let dataDir: string
let site: Awaited<ReturnType<typeof start>>
let olivia: Person

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'corkboard-start-'))
  // When started by root, the database runs as its own user, who needs access.
  await chmod(dataDir, 0o755)
  site = await start(dataDir, '0')
  olivia = await sitDown(await sharedBrowser(inject('chromium')), site.address)
})
afterAll(async () => {
  await olivia?.leaves()
  site?.process.kill('SIGTERM')
  if (site) await ended(site.process)
  await rm(dataDir, { recursive: true, force: true })
})

const signsUpAsOwner = async (): Promise<void> => {
  await olivia.opens('/')
  await olivia.sees('heading', 'Set up your Corkboard')
  await olivia.reads('Create the first account. It becomes the owner of this site.')
  await olivia.writes('First name', 'Olivia')
  await olivia.writes('Email', 'olivia@example.org')
  await olivia.writes('Password', 'a sentence is a good one')
  await olivia.within('main').presses('button', 'Sign up')
  await olivia.sees('heading', 'Welcome, Olivia. This place is yours')
}

const pins = async (): Promise<void> => {
  await olivia.reads('npm run corkboard -- demo load')
  await olivia.presses('link', 'Create board')
  await olivia.writes('Name', 'Kitchens')
  await olivia.within('main').presses('button', 'Create')
  await olivia.presses('link', 'Upload a photo')
  const file = await pictureFile('oven.jpg')
  await chooseFiles(olivia.page, () => olivia.presses('button', 'Choose files'), [file])
  const draft = olivia.within('article', 'oven.jpg')
  await draft.reads('400 × 600 pixels')
  await draft.writes('Title', 'A blue oven')
  await draft.presses('button', 'Publish')
  await draft.presses('link', 'View pin')
  await olivia.sees('heading', 'A blue oven')
}

/** SIGKILL ends every process of the site at once. */
const restart = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  const { port } = new URL(site.address)
  await olivia.page.goto('about:blank')
  if (signal === 'SIGKILL') process.kill(-site.process.pid!, signal)
  else site.process.kill(signal)
  await ended(site.process)
  site = await start(dataDir, port)
}

const findsEverything = async (): Promise<void> => {
  await olivia.opens('/')
  await olivia.sees('button', 'Your account')
  await olivia.presses('link', /A blue oven$/)
  await olivia.sees('heading', 'A blue oven')
  const picture = olivia.at('button', 'Zoom in').getByRole('img')
  expect(await picture.evaluate((it: HTMLImageElement) => it.decode().then(() => it.complete))).toBe(true)
  await olivia.opens('/olivia/kitchens/')
  await olivia.within('list', '1 pin').sees('link', /A blue oven$/)
}

it('a new site greets its owner and has everything when it is back, stopped or killed, and knows who is looking', async () => {
  await signsUpAsOwner()
  await pins()
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await restart(signal)
    await findsEverything()
  }
  expect(olivia.troubles.found()).toEqual([])
})
