import type { Rule } from './product.ts'
import type { Column } from './sources.ts'

/** Columns with ids of other things, and with numbers. Every other id and every other `bigint` is the id of a user. */
const OTHERS = [
  /^id$|^(?:(?:cover|origin|parent)_pin|pin|board|section|topic|comment|conversation|last_message|article|experience|upload)_id$/,
  /^(?:pin_ids|upload_ids|visited_pin_ids)$/,
  /^(?:bytes|used_until_ms)$/,
]

/** The same, where the name says too little: in another table it may be the id of a user. */
const OTHERS_IN_TABLE: ReadonlySet<string> = new Set([
  'board_action_pins.action_id',
  'board_action_pins.result_id',
  'boards.transfer_id',
  'comments.parent_id',
  'conversation_members.cleared_to',
  'conversation_members.mailed_to',
  'conversation_members.read_to',
  'home_lists.pictures',
  'home_lists.read_to',
  'home_lists.seen',
  'media_uploads.source_upload_id',
  'moderation_actions.target_id',
  'news_acts.news_id',
  'news_acts.source_id',
  'picture_descriptors.number',
  'pin_content_media.content_id',
  'pins.content_id',
  'pin_stat_changes.counter',
  'reports.target_id',
  'sessions.opened_by',
  'sitemap_parts.first_id',
  'user_passkeys.counter',
  'user_totps.last_step',
])

const holdsUsers = (table: string, { name, type }: Column): boolean =>
  (name.endsWith('_id') || /\bInt8\b/.test(type)) &&
  !OTHERS.some((pattern) => pattern.test(name)) &&
  !OTHERS_IN_TABLE.has(`${table}.${name}`)

/** Every column with ids of users loses them when the user is erased, or its module says how else. */
export const erased: Rule = ({ modules, tables }) =>
  modules.flatMap(({ name, tables: owned = [], erase = {} }) => {
    const { rows = {}, references = {}, tables: cleared = [], elsewhere = {} } = erase
    const whole = [...cleared, ...Object.keys(elsewhere)]
    const single = [...Object.entries(rows), ...Object.entries(references)].flatMap(([table, names]) =>
      [names].flat().map((column) => ({ table, column })),
    )
    const isErased = (table: string, { name: column }: Column): boolean =>
      whole.includes(table) || single.some((it) => it.table === table && it.column === column)
    const isOfUsers = (table: string, column: string): boolean =>
      (tables.get(table) ?? []).some((it) => it.name === column && (holdsUsers(table, it) || table === 'users'))
    return [
      ...owned.flatMap((table) =>
        (tables.get(table) ?? [])
          .filter((column) => holdsUsers(table, column) && !isErased(table, column))
          .map((column) => `${table}.${column.name} of ${name} has ids of users; \`erase\` does not say how they go`),
      ),
      ...new Set(
        [...whole, ...single.map(({ table }) => table)]
          .filter((table) => !owned.includes(table))
          .map((table) => `${name}/module.ts: \`erase\` names ${table}, which ${name} does not own`),
      ),
      ...single
        .filter(({ table, column }) => owned.includes(table) && !isOfUsers(table, column))
        .map(({ table, column }) => `${name}/module.ts: \`erase\` names ${table}.${column}, which has no ids of users`),
    ]
  })

/** The data download has every table with ids of users, or its module says why not. */
export const copied: Rule = ({ modules, tables }) => {
  const inCopy = new Set(modules.flatMap(({ copy }) => copy?.tables ?? []))
  return modules.flatMap(({ name, tables: owned = [], notCopied = {} }) => [
    ...owned
      .filter(
        (table) =>
          tables.get(table)?.some((column) => holdsUsers(table, column)) && !inCopy.has(table) && !(table in notCopied),
      )
      .map((table) => `${table} of ${name} has ids of users; it is in no \`copy\`, and no \`notCopied\` says why`),
    ...Object.keys(notCopied)
      .filter((table) => !owned.includes(table) || inCopy.has(table))
      .map((table) => `${name}/module.ts: \`notCopied\` names ${table}, which is copied or not owned by ${name}`),
  ])
}
