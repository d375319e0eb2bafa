import { defineEvent } from '@corkboard/contract/events'
import type { ModuleDefinition } from '@corkboard/domain/kernel'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { handle, nobodyCares, omissions, pinCreated } from './example.ts'

describe('check-modules compares code and manifests', () => {
  it('accepts modules that declare what they do', () => {
    expect(omissions({})).toEqual([])
  })

  it('refuses an import of a module that `uses` lacks', () => {
    expect(omissions({ feeds: { uses: [] } })).toContain(
      'imports: feeds/index.ts imports content/pins, which `uses` of feeds lacks',
    )
  })

  it('refuses a module that uses a later one', () => {
    const later: ModuleDefinition = { name: 'later', uses: [] }
    expect(omissions({ feeds: { uses: [later] } })).toContain(
      'order: feeds/module.ts uses later, which does not come before feeds in modules.ts',
    )
  })

  it('refuses an import that does not go through index.ts, and of another manifest outside a manifest', () => {
    const through = (target: string) => `import { it } from '../content/pins/${target}'`
    for (const target of ['save.ts', 'module.ts']) {
      expect(omissions({ files: { 'feeds/read.ts': through(target) } })).toEqual([
        `imports: feeds/read.ts imports content/pins/${target}: other modules enter content/pins through its index.ts`,
      ])
    }
  })

  it('refuses a kernel that imports a module, and a module that imports the list of all', () => {
    const files = {
      'kernel/index.ts': `import { savePin } from '../content/pins/index.ts'`,
      'feeds/all.ts': `import { MODULES } from '../modules.ts'`,
    }
    expect(omissions({ files })).toEqual([
      'imports: kernel/index.ts imports content/pins: the kernel imports no module',
      'imports: feeds/all.ts imports modules.ts, which is above all modules',
    ])
  })

  it('refuses a file that belongs to no module, and an import of the domain by its package name', () => {
    expect(omissions({ files: { 'extras/index.ts': '' } })).toEqual([
      'places: extras/index.ts belongs to no module of modules.ts',
    ])
    expect(omissions({ files: { 'feeds/read.ts': `import { a } from '@corkboard/domain/content/boards'` } })).toEqual([
      'imports: feeds/read.ts imports the domain by its package name: use the path',
    ])
  })

  it('refuses an entry of `uses` that nothing imports', () => {
    expect(omissions({ files: { 'feeds/index.ts': '' } })).toEqual([
      'uses: feeds/module.ts: `uses` names content/pins, which nothing in feeds imports',
    ])
  })

  it('refuses an engine that imports a handler or a module, and accepts handlers that import the engine', () => {
    const [engine, handler] = ['resource/engine/call.ts', 'resource/handlers/content/pin-resource.ts']
    const at = (file: string) => `packages/protocol/src/${file}`
    const allowed = `
      import type { Ctx } from '@corkboard/domain/kernel'
      import { asRefusal } from '../../errors/refusal.ts'
      import { handlers } from './handlers.generated.ts'`
    const fromHandler = `
      import { savePin } from '@corkboard/domain/content/pins'
      import { call } from '../../engine/call.ts'`
    expect(omissions({ others: { [at(engine)]: allowed, [at(handler)]: fromHandler } })).toEqual([])
    const refused = `
      import { savePin } from '@corkboard/domain/content/pins'
      import { pinResource } from '../handlers/content/pin-resource.ts'
      import { beginSession } from '../../product/accounts/begin-session.ts'`
    expect(omissions({ others: { [at(engine)]: refused } })).toEqual([
      `engines: ${at(engine)} imports ${handler}: an engine imports no handler and no product code`,
      `engines: ${at(engine)} imports product/accounts/begin-session.ts: an engine imports no handler and no product code`,
      `engines: ${at(engine)} imports @corkboard/domain/content/pins: an engine imports only the kernel of the domain`,
    ])
  })

  it('refuses a table without an owner, with two owners, and an owner of no table', () => {
    expect(omissions({ tables: ['orphans'] })).toEqual(['owners: no module owns orphans'])
    expect(omissions({ feeds: { tables: ['feeds', 'pins'] } })).toEqual([
      'owners: content/pins and feeds both own pins',
    ])
    expect(omissions({ feeds: { tables: ['feeds', 'ghosts'] } })).toEqual([
      'owners: feeds owns ghosts, which is no table',
    ])
  })

  it.each([
    'sql`insert into pins values (1)`',
    'sql`update pins set id = 1`',
    'sql`with gone as (delete\n from pins returning id) select`',
    'sql`merge into pins using x on true`',
    'sql`truncate table pins`',
    'sql`truncate feeds, pins`',
    'sql`update public.pins set id = 1`',
    `const PINS = sql.table('pins'); sql\`delete from \${PINS}\``,
    `db.updateTable(['pins as p'])`,
    'db.deleteFrom(`pins`)',
    `db.insertInto('pins')`,
    `db.updateTable('pins as p')`,
    `db.deleteFrom('pins')`,
    `for (const table of ['pins'] as const) db.deleteFrom(table)`,
  ])('refuses SQL that writes another module’s table: %s', (statement) => {
    expect(omissions({ files: { 'feeds/write.ts': statement } })).toEqual([
      'writes: feeds/write.ts writes pins, which another module owns',
    ])
  })

  it('lets a module lock and read another’s table', () => {
    const statement = 'sql`select * from pins for update of pins` // update pins set …'
    expect(omissions({ files: { 'feeds/read.ts': statement } })).toEqual([])
  })

  it('refuses SQL outside the domain that writes', () => {
    const others = { 'apps/site/src/x.ts': 'sql`delete from pins`' }
    expect(omissions({ others })).toEqual(['writes: apps/site/src/x.ts writes pins, which another module owns'])
  })

  it('refuses an event that a module emits and does not list', () => {
    const files = { 'feeds/tell.ts': `const EVENTS = { a: pinCreated }` }
    expect(omissions({ files })).toEqual(['emits: feeds/tell.ts emits pinCreated, which `emits` of feeds lacks'])
  })

  it('refuses an event that a module lists and does not emit', () => {
    expect(omissions({ feeds: { emits: [pinCreated] } })).toEqual([
      'emits: feeds/module.ts: `emits` names pinCreated, which nothing in feeds emits',
    ])
  })

  it('refuses an event of the contract that no module emits, handled or not', () => {
    const pinEaten = defineEvent('pin.eaten', Type.Object({}))
    expect(omissions({ events: { pinEaten } })).toEqual(['eventHandlers: no module emits pinEaten'])
    expect(omissions({ events: { pinEaten }, feeds: { on: [handle(pinCreated), handle(pinEaten)] } })).toEqual([
      'eventHandlers: no module emits pinEaten',
      'eventHandlers: a module handles pinEaten, which no module emits',
    ])
  })

  it('refuses an event without a handler and without a reason for it', () => {
    expect(omissions({ feeds: { on: [] } })).toEqual([
      'eventHandlers: no module handles pinCreated, and no `unhandled` says why',
    ])
  })

  it('refuses a reason for no handler where there is one', () => {
    expect(omissions({ feeds: { on: [handle(pinCreated), handle(nobodyCares)] } })).toEqual([
      'eventHandlers: `unhandled` names pin.viewed, which a module handles',
    ])
  })

  it.each([
    `outbox.add(db, { kind: 'pin.eaten', payload: {} })`,
    'outbox.add(db, event)',
    `outbox.insertWhere({ kind: 'pin.eaten', payload }, sql\`true\`)`,
  ])('refuses an event without a definition: %s', (statement) => {
    expect(omissions({ files: { 'feeds/write.ts': statement } })).toEqual([
      'emits: feeds/write.ts adds to the outbox without the definition of an event',
    ])
  })

  it('refuses two events of one kind, and a reason for a kind that does not exist', () => {
    const pinViewed = defineEvent('pin.viewed', Type.Object({}))
    expect(omissions({ events: { pinViewed } })).toContain('eventKinds: two events have the kind pin.viewed')
    expect(omissions({ feeds: { unhandled: { 'pin.gone': 'for later' } } })).toEqual([
      'eventKinds: feeds/module.ts: `unhandled` names pin.gone, which is no event',
    ])
  })

  it('refuses a task that is no job of its module, and one that is queued by a text', () => {
    const files = { 'feeds/build.ts': `const BUILD_TASK = 'build_feeds'` }
    const run = async () => {}
    expect(omissions({ files })).toEqual([
      'jobs: feeds/build.ts names the task build_feeds, which `jobs` of feeds lacks',
    ])
    expect(omissions({ files, feeds: { jobs: [{ name: 'build_feeds', run }] } })).toEqual([])
    expect(omissions({ files: { 'feeds/build.ts': `jobs.add(tx.db, 'build_feeds', {})` } })).toEqual([
      'jobs: feeds/build.ts queues a task by a text: use a constant `…_TASK`',
    ])
    const twice = { name: 'purge', run }
    expect(omissions({ feeds: { jobs: [twice] }, pins: { jobs: [twice] } })).toEqual([
      'jobs: two jobs have the name purge',
    ])
  })
})
