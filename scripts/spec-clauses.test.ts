import { describe, expect, it } from 'vitest'
import { coverageOf, namedClauses, readClauses } from './spec-clauses.ts'

const clauses = readClauses(`
### BOARD-03
- a: follow
- b: archive and unarchive
- c: a blocked user stops following

### BOARD-09
- a: stale profile pins flag

### BOARD-10
- a: board picker
`)

const coverage = (...titles: string[]) =>
  coverageOf(clauses, namedClauses([titles.map((title) => `it('${title}', async () => {})`).join('\n')], clauses))

describe('the coverage of a row', () => {
  it('is whole when tests name every clause, together or one by one', () => {
    expect(coverage('[BOARD-03 a b] a board', '[BOARD-09] [BOARD-03 c] a profile').whole).toEqual([
      'BOARD-03',
      'BOARD-09',
    ])
  })

  it('is partial while no test names one of its clauses', () => {
    expect(coverage('[BOARD-09, BOARD-03 a c] a board').part).toEqual([{ row: 'BOARD-03', missing: ['b'] }])
  })

  it('is nothing without a test', () => {
    expect(coverage('a board').untested).toEqual(['BOARD-03', 'BOARD-09', 'BOARD-10'])
  })

  it('does not count a row’s id alone when the row has several clauses, and names it as an error', () => {
    expect(coverage('[BOARD-03] a board')).toMatchObject({ whole: [], unknown: ['BOARD-03'] })
  })

  it('names clauses and rows that do not exist as errors', () => {
    expect(coverage('[BOARD-03 d] a board', '[BOARD-99] a board').unknown).toEqual(['BOARD-03 d', 'BOARD-99'])
  })
})
