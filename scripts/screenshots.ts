/**
 * Retakes the screenshots in `docs/screenshots`, the gallery and then every screen: `npm run screenshots`, or
 * `npm run screenshots -- <part of a name>`.
 * The site runs with the demo community in a temporary folder, which is deleted afterwards; with `DATA_DIR`, in that
 * folder, which stays. An existing demo community is recreated, because others, or earlier screenshots, may have
 * changed it.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from '@corkboard/database'
import { demoState, loadDemo, loadDemoVideos, removeDemo } from '@corkboard/demo'
import { findAccount } from '@corkboard/domain/accounts/accounts'
import { setPassword, setRole } from '@corkboard/domain/accounts/staff'
import type { Ctx } from '@corkboard/domain/kernel'
import { createActor, PASSWORD, signInActor } from '@corkboard/testkit'
import { openSite } from '../apps/site/src/operator/open-site.ts'
import { showProgress } from '../apps/site/src/operator/progress.ts'
import { LENT, setStage } from '../e2e/src/gallery/cast.ts'
import { takeEveryScreen } from '../e2e/src/gallery/every-screen.ts'
import { photograph } from '../e2e/src/gallery/photograph.ts'
import { setScene } from '../e2e/src/screens/scene.ts'
import { findChromium } from './chromium.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const executablePath = findChromium()
const startedAt = Date.now()
await using opened = new AsyncDisposableStack()

if (!process.env['DATA_DIR']) {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-screenshots-'))
  process.env['DATA_DIR'] = folder
  opened.defer(() => rm(folder, { recursive: true, force: true }))
}

/** Starts the site and returns its URL. */
const startSite = async (): Promise<string> => {
  const site = spawn(process.execPath, [path.join(root, 'scripts', 'start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', COUNTRY_HEADER: 'x-country' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  site.once('exit', () => resolve())
  opened.defer(async () => {
    site.kill()
    await isOver
  })
  for await (const line of createInterface(site.stdout)) {
    const address = /^Corkboard is ready: (\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
    console.log(line)
  }
  throw new Error('The site did not start. See the lines above.')
}

/**
 * Verifies the users' email addresses, so that no screenshot shows a request to do so, and sets their language to
 * English and their country to one without cookie laws.
 */
const settleIn = (ctx: Ctx, usernames: readonly string[]): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update users set email_verified_at = ${tx.now()}, locale = 'en-US', country = 'US' where username = any(${usernames}::text[]) returning id`.execute(
      tx.db,
    )
    for (const { id } of rows) tx.changed(`account:${id}`, `user:${id}`)
  })

const origin = await startSite()
const operator = await openSite(root)
opened.defer(() => operator.close())
const { ctx } = operator
if ((await demoState(ctx)) !== 'absent') await removeDemo(ctx, showProgress)
await loadDemo(ctx, showProgress)
await loadDemoVideos(ctx, showProgress)
const lent = Object.values(LENT)
for (const username of lent) {
  const account = await findAccount(ctx, username)
  if (account) await setPassword(ctx, account.id, PASSWORD)
}
// The first user becomes the owner; after the first run, that is a user from an earlier run.
const cast = await setStage(origin, (userId) => setRole(ctx, userId, 'owner'))
await settleIn(ctx, [...lent, cast.robin.username, cast.olivia.username])
const folder = path.join(root, 'docs', 'screenshots')
const options = { executablePath, part: process.argv[2] }
await photograph(cast, folder, options)
const { id: ownerId, username } = await createActor(origin, 'Orla', { username: `orla${Date.now().toString(36)}` })
await setRole(ctx, ownerId, 'owner')
await settleIn(ctx, [username])
await takeEveryScreen(
  await setScene(origin, await signInActor(origin, username)),
  path.join(folder, 'every-screen'),
  options,
)
const files = await readdir(folder, { recursive: true })
const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).size))
const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_048_576
const minutes = (Date.now() - startedAt) / 60_000
console.log(`${files.length} files, ${megabytes.toFixed(1)} MB, in ${minutes.toFixed(1)} minutes`)
