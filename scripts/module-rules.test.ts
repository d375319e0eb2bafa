import { defineEvent, type EventDefinition } from '@corkboard/contract/events'
import type { ModuleDefinition } from '@corkboard/domain/kernel'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { findOmissions, type Product } from './module-rules.ts'
import { readTables } from './module-sources.ts'

const pinCreated = defineEvent('pin.created', Type.Object({}))
const nobodyCares = defineEvent('pin.viewed', Type.Object({}))

const handle = (event: EventDefinition) => ({ event, run: async () => {} })

/** Two small modules about which nothing is missing. */
const product = (change: {
  readonly pins?: Partial<ModuleDefinition>
  readonly feeds?: Partial<ModuleDefinition>
  readonly files?: Readonly<Record<string, string>>
  readonly others?: Readonly<Record<string, string>>
  readonly tables?: readonly string[]
  readonly columns?: Readonly<Record<string, readonly string[]>>
  readonly settings?: readonly string[]
  readonly events?: Readonly<Record<string, EventDefinition>>
}): Product => {
  const pins: ModuleDefinition = {
    name: 'content/pins',
    uses: [],
    tables: ['pins'],
    emits: [pinCreated, nobodyCares],
    unhandled: { 'pin.viewed': 'for later' },
    ...change.pins,
  }
  const feeds: ModuleDefinition = {
    name: 'feeds',
    uses: [pins],
    tables: ['feeds'],
    on: [handle(pinCreated)],
    ...change.feeds,
  }
  const files = {
    'kernel/index.ts': '',
    'content/pins/module.ts': `import { defineModule } from '../../kernel/index.ts'`,
    'content/pins/index.ts': `export { savePin } from './save.ts'`,
    'content/pins/save.ts': `
      import { pinCreated, nobodyCares } from '@corkboard/contract/events'
      await sql\`insert into pins values (1)\`
      await tx.emit(pinCreated, {})
      await tx.emit(nobodyCares, {})`,
    'feeds/module.ts': `import { pins } from '../content/pins/module.ts'`,
    'feeds/index.ts': `import { savePin } from '../content/pins/index.ts'
      await db.insertInto('feeds').execute()`,
    'modules.ts': `import { feeds } from './feeds/module.ts'`,
    ...change.files,
  }
  return {
    modules: [pins, feeds],
    domain: new Map(Object.entries(files)),
    others: new Map(Object.entries(change.others ?? {})),
    tables: new Map([
      ...['pins', 'feeds', 'outbox', ...(change.tables ?? [])].map((table) => [table, ['id', 'board_id']] as const),
      ...Object.entries(change.columns ?? {}),
    ]),
    databaseTables: { outbox: 'the outbox itself' },
    settings: change.settings ?? [],
    events: { pinCreated, nobodyCares, ...change.events },
  }
}

const omissions = (change: Parameters<typeof product>[0]) => findOmissions(product(change))

describe('check-modules', () => {
  it('accepts modules that declare what they do', () => {
    expect(omissions({})).toEqual([])
  })

  it('refuses a setting that nothing reads, unless a module says what it waits for', () => {
    const settings = ['shares_originals', 'about']
    const pins = { reads: ['shares_originals'], unread: { about: 'later' } } as const
    const files = { 'content/pins/originals.ts': 'export const may = person.sharesOriginals' }
    expect(omissions({ settings, pins, files })).toEqual([])
    expect(omissions({ settings, files })).toEqual([
      'read: no module reads the setting shares_originals, and no `unread` says why',
      'read: no module reads the setting about, and no `unread` says why',
    ])
    expect(omissions({ settings, pins })).toEqual([
      'read: content/pins/module.ts: `reads` names shares_originals, which nothing in content/pins reads',
    ])
    expect(omissions({ settings, files, pins: { ...pins, unread: { about: 'x', shares_originals: 'y' } } })).toEqual([
      'read: `unread` names the setting shares_originals, which a module reads',
    ])
    expect(omissions({ settings: ['about'], files, pins })).toEqual([
      'read: a module names the setting shares_originals, which does not exist',
    ])
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

  it('refuses an entry of `uses` that nothing imports', () => {
    expect(omissions({ files: { 'feeds/index.ts': '' } })).toEqual([
      'uses: feeds/module.ts: `uses` names content/pins, which nothing in feeds imports',
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

  it('refuses a table with ids of users that is not erased', () => {
    for (const column of ['user_id', 'invited_by_id', 'admirer_id']) {
      expect(omissions({ columns: { pins: ['id', 'board_id', column] } })).toContain(
        'erased: pins of content/pins has ids of users, and its `erase` does not say how they go',
      )
    }
  })

  it.each([
    { rows: { pins: 'user_id' } },
    { references: { pins: ['user_id'] } },
    { tables: ['pins'] },
    { elsewhere: { pins: 'the log keeps a day' } },
  ])('accepts a table with ids of users whose module erases it: %j', (erase) => {
    const found = omissions({ columns: { pins: ['user_id'] }, pins: { erase } })
    expect(found.filter((omission) => omission.startsWith('erased'))).toEqual([])
  })

  it('refuses a module that erases another’s table, or by a column that does not exist', () => {
    expect(omissions({ feeds: { erase: { tables: ['pins'] } } })).toEqual([
      'erased: feeds/module.ts: `erase` names pins, which feeds does not own',
    ])
    expect(omissions({ feeds: { erase: { rows: { feeds: 'owner_id' } } } })).toEqual([
      'erased: feeds/module.ts: `erase` names feeds.owner_id, which is no column',
    ])
  })

  it('refuses a table with ids of users that is neither copied nor has a reason for it', () => {
    const erase = { tables: ['pins'] }
    const columns = { pins: ['id', 'user_id'] }
    expect(omissions({ columns, pins: { erase } })).toEqual([
      'copied: pins of content/pins has ids of users; it is in no `copy`, and no `notCopied` says why',
    ])
    expect(omissions({ columns, pins: { erase, copy: { tables: ['pins'] } } })).toEqual([])
    expect(omissions({ columns, pins: { erase, notCopied: { pins: 'made from others' } } })).toEqual([])
    expect(omissions({ columns, pins: { erase, notCopied: { pins: 'x' }, copy: { tables: ['pins'] } } })).toEqual([
      'copied: content/pins/module.ts: `notCopied` names pins, which is copied or not owned by content/pins',
    ])
  })

  it('refuses a reason for no handler where there is one', () => {
    expect(omissions({ feeds: { on: [handle(pinCreated), handle(nobodyCares)] } })).toEqual([
      'eventHandlers: `unhandled` names pin.viewed, which a module handles',
    ])
  })
})

it('reads the tables and their columns from the generated types', () => {
  const generated = `
export interface Pins {
  id: Id
  board_id: Id
}

export interface DB {
  pins: Pins
}
`
  expect(readTables(generated)).toEqual(new Map([['pins', ['id', 'board_id']]]))
})
