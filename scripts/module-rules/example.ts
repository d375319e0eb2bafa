import { defineEvent, type EventDefinition } from '@corkboard/contract/events'
import type { ModuleDefinition } from '@corkboard/domain/kernel'
import { Type } from 'typebox'
import { findOmissions } from './find-omissions.ts'
import type { Product } from './product.ts'

export const pinCreated = defineEvent('pin.created', Type.Object({}))
export const nobodyCares = defineEvent('pin.viewed', Type.Object({}))

export const handle = (event: EventDefinition) => ({ event, run: async () => {} })

const columnOf = (text: string) => {
  const [name = '', type = 'Int8'] = text.split(': ')
  return { name, type }
}

/** Two small modules about which nothing is missing. */
const product = (change: {
  readonly pins?: Partial<ModuleDefinition>
  readonly feeds?: Partial<ModuleDefinition>
  readonly files?: Readonly<Record<string, string>>
  readonly others?: Readonly<Record<string, string>>
  readonly tables?: readonly string[]
  /** As `name` or `name: type`. */
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
    tables: new Map(
      [
        ...['pins', 'feeds', 'outbox', ...(change.tables ?? [])].map((table) => [table, ['id', 'board_id']] as const),
        ...Object.entries(change.columns ?? {}),
      ].map(([table, columns]) => [table, columns.map(columnOf)]),
    ),
    databaseTables: { outbox: 'the outbox itself' },
    settings: change.settings ?? [],
    events: { pinCreated, nobodyCares, ...change.events },
  }
}

export const omissions = (change: Parameters<typeof product>[0]) => findOmissions(product(change))
