import { existsSync, globSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@corkboard/database'
import { createActor, createAuthenticatorApp, createVisitor } from '@corkboard/testkit'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureBuilt } from '../../../../scripts/build-state.ts'
import { PATIENCE_MS } from '../testing/eventually.ts'
import { ownDatabase } from '@corkboard/database/test-databases'
import { processesOn } from '../testing/processes.ts'
import { ROOT, runCommand, startSiteProcess, temporaryFolder } from '../testing/site-process.ts'

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

beforeAll(() => ensureBuilt(ROOT))
beforeEach(() => {
  folder = temporaryFolder()
  dataDir = path.join(folder.path, 'data')
})
afterEach(() => folder[Symbol.dispose]())

const command = (...args: string[]) => runCommand(args, { dataDir })
const passwordIn = (output: string): string => /assword[^:]*: (\S+)\n$/.exec(output)?.[1] ?? ''

describe('the operator CLI, without a running site', () => {
  it('prepares a new instance, creates its owner, and leaves nothing running', async () => {
    expect(await command('migrate')).toEqual({
      code: 0,
      output: 'The database is up to date.\n',
      errors: '',
    })
    const made = await command('user', 'create', 'ada@example.org', 'Ada')
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Created ada\. Password: \S{16}\n$/) as string,
    })
    expect(await command('user', 'role', 'ada', 'employee')).toMatchObject({
      code: 0,
      output: 'ada is now an employee and logged out everywhere.\n',
    })
    const signUps = await command('user', 'sign-ups')
    expect(signUps.output).toMatch(/^\d{4}-\d\d-\d\d  1\n(?:\d{4}-\d\d-\d\d  0\n){29}Total: 1\.\n$/)
    expect(await command('doctor', '--deep')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/No problems found\.\n$/) as string,
    })
    expect(processesOn(dataDir)).toEqual([])
    expect(existsSync(path.join(dataDir, 'corkboard.lock'))).toBe(false)
  })

  it.each([
    [['user', 'create', 'nobody', 'Ada'], 'Please enter a valid email address\n'],
    [['user', 'role', 'ada', 'queen'], 'The role must be one of owner, employee, member.\n'],
    [['user', 'password', 'nobody'], 'There is no account named nobody.\n'],
    [['doctor', '--depe'], 'doctor only takes --deep, not --depe.\n'],
  ])('explains in one sentence what is wrong with %j', async (args, sentence) => {
    await using database = await ownDatabase()
    const outcome = await runCommand(args, { dataDir, env: { DATABASE_URL: database.url } })
    expect(outcome).toEqual({ code: 1, output: '', errors: sentence })
  })

  it('prints the usage of a command before anything is started', async () => {
    expect(await command('user', 'create', 'ada@example.org')).toEqual({
      code: 1,
      output: '',
      errors: 'Usage: npm run corkboard -- user create <email> <first name>\n',
    })
    expect(await command('usr')).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^Usage: /) as string,
    })
    expect(await command()).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringContaining('doctor [--deep]') as string,
    })
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('the operator CLI, next to a running site', () => {
  it('manages accounts, and the site sees the change immediately', async () => {
    await using site = startSiteProcess({ dataDir })
    const origin = await site.ready()
    const first = passwordIn((await command('user', 'create', 'ada@example.org', 'Ada')).output)
    const ada = createVisitor(origin)
    expect(await ada.logsIn('ada', first)).toMatchObject({ username: 'ada' })

    const second = passwordIn((await command('user', 'password', 'ada')).output)
    await expect(createVisitor(origin).logsIn('ada', first)).rejects.toThrow('auth.failed')
    expect(await createVisitor(origin).logsIn('ada', second)).toMatchObject({ username: 'ada' })

    expect(await command('user', 'delete', 'ada')).toMatchObject({ code: 0, output: 'Deleted ada.\n' })
    await expect(createVisitor(origin).logsIn('ada', second)).rejects.toThrow('auth.failed')
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  })

  it('[IDENT-21 b] always leaves the site an owner, and logs all actions', async () => {
    await using site = startSiteProcess({ dataDir })
    const ada = await createActor(await site.ready(), 'Ada')
    const bob = await createActor(ada.browser.origin, 'Bob')
    const refusal = {
      code: 1,
      output: '',
      errors: 'ada is the only owner of this site. Make someone else an owner first.\n',
    }
    expect(await command('user', 'role', 'ada', 'member')).toEqual(refusal)
    expect(await command('user', 'delete', 'ada')).toEqual(refusal)
    expect(await ada.asks('ViewerResource', 'get')).toMatchObject({ is_owner: true })
    expect(await command('user', 'role', 'bob', 'owner')).toMatchObject({ code: 0 })
    expect(await command('user', 'delete', 'ada')).toMatchObject({ code: 0, output: 'Deleted ada.\n' })
    await bob.logsIn('bob')
    const { secret } = await bob.asks<{ secret: string }>('TotpResource', 'create')
    await bob.asks('TotpResource', 'update', { code: createAuthenticatorApp(secret).codeAt(new Date()) })
    const record = await bob.asks<{ action: string; actor: null; detail: string }[]>('AdminActionsResource', 'get')
    expect(record.map(({ action, actor, detail }) => [action, actor, detail])).toEqual([
      ['delete', null, 'ada'],
      ['set_role', null, 'owner'],
    ])
  })

  it('[PIN-16 a] lists domains that users are warned about, and can remove the warning', async () => {
    await using site = startSiteProcess({ dataDir })
    await site.ready()
    const does = async (...args: string[]) => (await command('domains', ...args)).output
    expect(await does()).toBe('Users are not warned about any domain.\n')
    expect(await does('block', 'https://Evil.example/', 'takes', 'passwords')).toBe(
      'Users are now warned before they go to evil.example.\n',
    )
    expect(await does()).toBe('evil.example: takes passwords\n')
    expect(await does('unblock', 'evil.example')).toBe('Users are no longer warned about evil.example.\n')
    expect(await command('domains', 'unblock', 'evil.example')).toMatchObject({
      code: 1,
      errors: 'There is no warning about evil.example.\n',
    })
    expect(await command('domains', 'block', 'evil')).toMatchObject({ code: 1, output: '' })
  })

  it('finds unused files, and removes them on request', async () => {
    await using site = startSiteProcess({ dataDir })
    await site.ready()
    const stray = path.join(dataDir, 'media/474x/ab/ab', `${'ab'.repeat(16)}.webp`)
    mkdirSync(path.dirname(stray), { recursive: true })
    writeFileSync(stray, 'x'.repeat(60_000))
    utimesSync(stray, 0, 0)
    expect(await command('doctor', '--deep')).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /\nnote {2}stray files: 1 \(0\.1 MB\); removed within a day, .+\nNo problems found\.\n$/,
      ) as string,
    })
    expect(await command('purge')).toEqual({
      code: 0,
      output: 'Permanently removed: accounts 0, pictures 0, stray files 1.\n',
      errors: '',
    })
    expect(existsSync(stray)).toBe(false)
  })

  it('finds nothing wrong, and later prints every difference', async () => {
    await using site = startSiteProcess({ dataDir })
    const ada = await createActor(await site.ready(), 'Ada')
    const board = await ada.createsBoard('Kitchens')
    await ada.pinsTo(board, { title: 'A stove' })
    const healthy = await command('doctor', '--deep')
    expect(healthy).toMatchObject({ code: 0, errors: '' })

    const [picture = ''] = globSync('media/736x/**/*.webp', { cwd: dataDir })
    rmSync(path.join(dataDir, picture))
    const { code, output } = await command('doctor', '--deep')
    expect(code).toBe(1)
    expect(output).toContain(
      `FAIL  pictures: ${path.basename(picture, '.webp')} has no file ${picture.slice('media/'.length)}\n`,
    )
    expect(output).toMatch(/\n1 problem found\.\n$/)
  })
})

describe('the operator CLI, on a database of another version', () => {
  const onDatabase = async (change: string) => {
    await using own = await ownDatabase()
    await sql.raw(change).execute(own.database.db)
    return await runCommand(['doctor'], { dataDir, env: { DATABASE_URL: own.url } })
  }

  it('asks to migrate an older one, which doctor does not do by itself', async () => {
    const older = `delete from schema_migrations where name = (select max(name) from schema_migrations)`
    expect(await onDatabase(older)).toEqual({
      code: 1,
      output: '',
      errors: 'The database needs a migration: start the site, or run "npm run corkboard -- migrate".\n',
    })
  })

  it('refuses a newer one', async () => {
    const newer = `insert into schema_migrations (name, checksum) values ('29990101T0000_flying', 'x')`
    expect(await onDatabase(newer)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^This database belongs to a newer Corkboard [^\n]+\.\n$/) as string,
    })
  })
})
