import { sql } from '@corkboard/database'
import { findHalfMade, findUnlistedPictures, findWrongCounters } from '@corkboard/domain'
import {
  type MissingFile,
  picturesWithoutFiles,
  strayFiles,
  unusedPictures,
  videosWithoutFiles,
} from '@corkboard/domain/media'
import { readinessOf } from '../readiness.ts'
import type { OpenedSite } from './open-site.ts'

/** A check; returns its problems, one line each. */
interface Check {
  readonly name: string
  readonly find: (site: OpenedSite) => Promise<readonly string[]>
}

/** The checks of `/readyz`. */
const readinessChecks = ({ wired }: OpenedSite): readonly Check[] =>
  Object.entries(readinessOf(wired.site)).map(([name, check]) => ({
    name,
    find: async () => {
      try {
        await check()
        return []
      } catch (error) {
        return [(error as Error).message]
      }
    },
  }))

const CHECKS: readonly Check[] = [
  {
    name: 'outbox',
    find: async ({ ctx }) => {
      const { rows } = await sql<{ kind: string; events: number }>`
        select kind, count(*)::int as events from outbox where attempts > 0 group by kind order by kind`.execute(ctx.db)
      return rows.map(({ kind, events }) => `${events} ${kind} events failed and will be retried`)
    },
  },
  {
    name: 'jobs',
    find: async ({ ctx }) => {
      const { rows } = await sql<{ id: string; task: string }>`
        select id, task_identifier as task from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
        order by id limit 1000`.execute(ctx.db)
      return rows.map(({ id, task }) => `${id} (${task}) failed permanently`)
    },
  },
]

const describeMissing = async (files: AsyncIterable<MissingFile>): Promise<string[]> => {
  const missing: string[] = []
  for await (const { signature, key } of files) missing.push(`${signature} has no file ${key}`)
  return missing
}

/** These read all data. */
const DEEP_CHECKS: readonly Check[] = [
  { name: 'rows', find: ({ ctx }) => findHalfMade(ctx.db) },
  {
    name: 'counters',
    find: async ({ ctx }) => {
      const wrong = await findWrongCounters(ctx.db)
      return wrong.map(({ what, stored, actual }) => `${what} is ${stored}, but the rows count ${actual}`)
    },
  },
  { name: 'columns', find: ({ ctx }) => findUnlistedPictures(ctx.db) },
  { name: 'pictures', find: ({ ctx }) => describeMissing(picturesWithoutFiles(ctx)) },
  { name: 'videos', find: ({ ctx }) => describeMissing(videosWithoutFiles(ctx)) },
]

/** Describes what the site will remove by itself; empty when there is nothing. */
const findUnused = async ({ ctx }: OpenedSite): Promise<string[]> => {
  const lines: string[] = []
  const describe = async (what: string, unused: AsyncIterable<{ readonly bytes: number }>): Promise<void> => {
    let count = 0
    let bytes = 0
    for await (const one of unused) {
      count += 1
      bytes += one.bytes
    }
    if (count > 0) lines.push(`${what} ${count} (${(bytes / 1e6).toFixed(1)} MB)`)
  }
  await describe('unused pictures:', unusedPictures(ctx))
  await describe('stray files:', strayFiles(ctx))
  return lines
}

/** Checks the instance and prints its problems; the exit code is 1 when there are any. */
export const doctor = async (site: OpenedSite, options: { deep: boolean }): Promise<number> => {
  let wrong = 0
  for (const { name, find } of [...readinessChecks(site), ...CHECKS, ...(options.deep ? DEEP_CHECKS : [])]) {
    const problems = await find(site)
    wrong += problems.length
    if (problems.length === 0) console.log(`ok    ${name}`)
    for (const problem of problems) console.log(`FAIL  ${name}: ${problem}`)
  }
  if (options.deep) {
    for (const unused of await findUnused(site)) {
      console.log(`note  ${unused}; removed within a day, or immediately with "npm run corkboard -- purge"`)
    }
  }
  console.log(wrong === 0 ? 'No problems found.' : `${wrong} ${wrong === 1 ? 'problem' : 'problems'} found.`)
  return wrong === 0 ? 0 : 1
}
