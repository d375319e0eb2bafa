import type { Product, Rule } from './product.ts'
import type { Column } from './sources.ts'

const NAMED_LIKE_A_PICTURE = /signature|picture|image|photo|cover|avatar|logo|poster|thumbnail/
const HOLDS_TEXT = /\b(?:string|Json|Buffer)\b/

/** Columns that may hold the signature of a picture or video: by their names, or because JSON may hold anything. */
const mayHoldAPicture = ({ name, type }: Column): boolean =>
  name.includes('signature') || /\bJson\b/.test(type) || (NAMED_LIKE_A_PICTURE.test(name) && HOLDS_TEXT.test(type))

const HOLDS_UPLOADS = /(?:^|_)upload_ids?$/

/** Uploads expire unless something says that it needs them. Media's own tables are what expires. */
export const uploads: Rule = ({ modules, tables, domain }) =>
  modules
    .filter(({ name, keepsUpload }) => {
      const isHeld = [...domain].some(([file, text]) => file.startsWith(`${name}/`) && /\bholdUploads\(/.test(text))
      return name !== 'media' && !keepsUpload && !isHeld
    })
    .flatMap(({ name, tables: owned = [] }) =>
      owned.flatMap((table) =>
        (tables.get(table) ?? [])
          .filter((column) => HOLDS_UPLOADS.test(column.name))
          .map((column) => `${table}.${column.name} names uploads, and ${name} has no \`keepsUpload\` and holds none`),
      ),
    )

const suspectsIn = ({ tables, databaseTables }: Product): string[] =>
  [...tables]
    .filter(([table]) => !(table in databaseTables))
    .flatMap(([table, columns]) => columns.filter(mayHoldAPicture).map(({ name }) => `${table}.${name}`))

/** Every column that may hold a picture belongs to one use of pictures, or its module says why it needs none. */
export const pictures: Rule = (product) => {
  const suspects = suspectsIn(product)
  const declared = product.modules.flatMap(({ name, pictures: uses = [] }) =>
    uses.flatMap(({ columns }) => columns.map((column) => ({ name, column }))),
  )
  const timesDeclared = (column: string): number => declared.filter((it) => it.column === column).length
  return [
    ...suspects
      .filter((column) => timesDeclared(column) === 0)
      .map((column) => `${column} may hold a picture, and no \`pictures\` of a module says so or why not`),
    ...suspects
      .filter((column) => timesDeclared(column) > 1)
      .map((column) => `\`pictures\` of several entries name ${column}`),
    ...declared
      .filter(({ column }) => !suspects.includes(column))
      .map(({ name, column }) => `${name}/module.ts: \`pictures\` names ${column}, which holds no picture`),
  ]
}
