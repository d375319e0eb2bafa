import type { Id } from '@corkboard/contract'
import { beforeEach } from 'vitest'
import { runningSites } from './running-sites.ts'
import type { TestSite } from './test-site.ts'

/** Whom and what a site had before a test was first tried. */
export interface Standing {
  readonly people: ReadonlySet<Id>
  readonly boards: ReadonlySet<Id>
}

const whatStands = async ({ site }: TestSite): Promise<Standing> => {
  const { db } = site.database
  const [people, boards] = await Promise.all([
    db.selectFrom('users').select('id').execute(),
    db.selectFrom('boards').select('id').execute(),
  ])
  return { people: new Set(people.map(({ id }) => id)), boards: new Set(boards.map(({ id }) => id)) }
}

const stood = new WeakMap<TestSite, Standing>()

/**
 * Where a test that failed is tried again in place, whom and what its first try made on a site that it shares goes before
 * the second, which takes the same names. What it changed of what was there stays changed: that is for the run of the
 * whole file anew.
 */
beforeEach(async ({ task }) => {
  if (!task.retry) return
  const isFirst = !task.result?.retryCount
  for (const site of runningSites) {
    if (isFirst) stood.set(site, await whatStands(site))
    else {
      const before = stood.get(site)
      // Loads the whole domain, which most tests that fail once do without.
      const { clearAway } = await import('./clear-away.ts')
      if (before) await clearAway(site, before)
    }
  }
})
