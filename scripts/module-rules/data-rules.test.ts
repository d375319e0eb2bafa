import { sql } from '@corkboard/database'
import { describe, expect, it } from 'vitest'
import { omissions } from './example.ts'
import { readTables } from './sources.ts'

describe('check-modules compares tables, settings and manifests', () => {
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

  it.each(['user_id', 'target_id', 'opened_by', 'invited_by_id', 'admirer_id', 'author', 'followers: ArrayType<Int8>'])(
    'refuses a column with ids of users that is not erased: %s',
    (column) => {
      const name = column.split(':')[0]
      expect(omissions({ columns: { pins: ['id', 'board_id', 'title: string', column] } })).toContain(
        `erased: pins.${name} of content/pins has ids of users; \`erase\` does not say how they go`,
      )
    },
  )

  it('refuses a table that is erased by one of its two columns with ids of users', () => {
    const found = omissions({
      columns: { pins: ['user_id', 'sponsor_id'] },
      pins: { erase: { rows: { pins: 'user_id' } }, notCopied: { pins: 'an agreement' } },
    })
    expect(found).toEqual([
      'erased: pins.sponsor_id of content/pins has ids of users; `erase` does not say how they go',
    ])
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

  it('refuses a module that erases another’s table, or by a column without ids of users', () => {
    expect(omissions({ feeds: { erase: { tables: ['pins'] } } })).toEqual([
      'erased: feeds/module.ts: `erase` names pins, which feeds does not own',
    ])
    for (const column of ['owner_id', 'board_id']) {
      expect(omissions({ feeds: { erase: { rows: { feeds: column } } } })).toEqual([
        `erased: feeds/module.ts: \`erase\` names feeds.${column}, which has no ids of users`,
      ])
    }
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

  it.each(['banner_signature: string', 'document: Json', 'logo: Generated<string>', 'signature: string | null'])(
    'refuses a column that may hold a picture and belongs to no use of pictures: %s',
    (column) => {
      const name = `pins.${column.split(':')[0]}`
      const columns = { pins: ['id', column] }
      expect(omissions({ columns })).toEqual([
        `pictures: ${name} may hold a picture, and no \`pictures\` of a module says so or why not`,
      ])
      const use = { columns: [name], because: 'a description' }
      expect(omissions({ columns, pins: { pictures: [use] } })).toEqual([])
      expect(omissions({ columns, pins: { pictures: [use, use] } })).toEqual([
        `pictures: \`pictures\` of several entries name ${name}`,
      ])
    },
  )

  it('refuses a table with uploads that would expire under its rows', () => {
    const columns = { pins: ['id', 'upload_ids: ArrayType<Int8>'] }
    expect(omissions({ columns })).toEqual([
      'uploads: pins.upload_ids names uploads, and content/pins has no `keepsUpload` and holds none',
    ])
    const keepsUpload = () => sql<boolean>`true`
    expect(omissions({ columns, pins: { keepsUpload } })).toEqual([])
    const files = { 'content/pins/draft.ts': 'await holdUploads(tx, ids, until)' }
    expect(omissions({ columns, files })).toEqual([])
  })

  it('refuses a counter that no module recounts', () => {
    const columns = { pins: ['id', 'save_count: number'] }
    const missing = ['recounted: pins.save_count of content/pins is in no `recount`']
    const files = { 'content/pins/recount.ts': 'select s.save_count as stored from pins s' }
    expect(omissions({ columns })).toEqual(missing)
    expect(omissions({ columns, files })).toEqual(missing)
    expect(omissions({ columns, files, pins: { recount: {} } })).toEqual([])
  })

  it('takes numbers and titles for no pictures, and refuses to declare them', () => {
    const columns = { pins: ['id', 'picture_height: number', 'cover_pin_id', 'title: string'] }
    expect(omissions({ columns })).toEqual([])
    expect(omissions({ columns, pins: { pictures: [{ columns: ['pins.title'], because: 'x' }] } })).toEqual([
      'pictures: content/pins/module.ts: `pictures` names pins.title, which holds no picture',
    ])
  })
})

it('reads the tables and their columns from the generated types', () => {
  const generated = `
export interface Pins {
  board_id: Int8;
  cover: Generated<string | null>;
}

export interface DB {
  pins: Pins;
}
`
  expect(readTables(generated)).toEqual(
    new Map([
      [
        'pins',
        [
          { name: 'board_id', type: 'Int8' },
          { name: 'cover', type: 'Generated<string | null>' },
        ],
      ],
    ]),
  )
})
