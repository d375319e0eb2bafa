/** Refuses code that a module's manifest does not account for (docs/decisions/modules.md). */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { EditableSettings } from '@corkboard/contract'
import * as contractEvents from '@corkboard/contract/events'
import type { EventDefinition } from '@corkboard/contract/events'
import { MODULES } from '@corkboard/domain'
import { findOmissions } from './module-rules/find-omissions.ts'
import { readTables } from './module-rules/sources.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const DATABASE_TABLES = {
  outbox: 'the outbox itself',
  idempotency_keys: 'repeated requests, stored with the work',
  idempotency_responses: 'their responses, several together',
  id_slots: 'leases from which ids are made',
  schema_migrations: 'which migrations have run',
  instance_settings: 'facts about the installation that several layers keep (instanceSettings)',
}

/** Texts by path, relative to `folder`, without tests and generated files. */
const read = (folder: string, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.ts', { cwd: path.join(root, folder) })
      .filter((file) => !/\.test\.ts$|\.generated\.|(^|\/)testing\//.test(file))
      .map((file) => [`${prefix}${file}`, readFileSync(path.join(root, folder, file), 'utf8')]),
  )

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'kind' in value && 'payload' in value

const omissions = findOmissions({
  modules: MODULES,
  domain: read('packages/domain/src'),
  others: new Map(
    ['packages/protocol/src', 'packages/demo/src', 'apps/site/src'].flatMap((folder) => [
      ...read(folder, `${folder}/`),
    ]),
  ),
  tables: readTables(readFileSync(path.join(root, 'packages/database/src/tables.generated.ts'), 'utf8')),
  databaseTables: DATABASE_TABLES,
  settings: Object.keys(EditableSettings.properties),
  events: Object.fromEntries(Object.entries(contractEvents).filter(([, value]) => isEvent(value))) as Record<
    string,
    EventDefinition
  >,
})
for (const omission of omissions) console.log(omission)
process.exit(omissions.length > 0 ? 1 : 0)
