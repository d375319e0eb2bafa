import type pg from 'pg'
import type { Recorded } from './record.ts'

/** The parts of a plan node that are checked. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

interface Explained {
  readonly Plan: PlanNode
  readonly 'Execution Time'?: number
}

export type PlanKind = 'values known' | 'values unknown' | 'scans forbidden'

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** A sequential scan of a table. `rows` is how many rows were read; undefined when the plan was not run. */
export interface SequentialScan {
  readonly table: string
  readonly rows: number | undefined
}

const readBy = (node: PlanNode): number => {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 1)
}

export const sequentialScans = (plan: PlanNode): SequentialScan[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'].endsWith('Seq Scan'))
    .map((node) => ({
      table: node['Relation Name'] ?? '?',
      rows: node['Actual Loops'] === undefined ? undefined : readBy(node),
    }))

/** Returns how many rows the plan's index scans have read, returned or not. */
export const rowsRead = (plan: PlanNode): number =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] !== undefined && !node['Node Type'].endsWith('Seq Scan'))
    .reduce((sum, node) => sum + readBy(node), 0)

const explain = async (
  client: pg.ClientBase,
  how: string,
  text: string,
  values?: readonly unknown[],
): Promise<Explained> => {
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
    `explain (${how}, format json) ${text}`,
    values && [...values],
  )
  return rows[0]!['QUERY PLAN'][0]
}

const isRead = (text: string): boolean =>
  /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete) /i.test(text)

/** Returns the plan for these values; also runs reads, so that their rows are counted. */
export const planFor = async (client: pg.ClientBase, { text, values }: Recorded): Promise<Explained> =>
  explain(client, isRead(text) ? 'analyze, timing off' : 'costs', text, values)

/** Returns the plan of a named statement once it is planned for any values. */
export const genericPlan = async (client: pg.ClientBase, text: string): Promise<Explained> =>
  explain(client, text.includes('$1') ? 'generic_plan' : 'costs', text)

/** Returns the plan that avoids sequential scans where possible: any that remains has no index to replace it. */
export const planWithoutScans = async (client: pg.ClientBase, run: Recorded): Promise<Explained> => {
  await client.query('set enable_seqscan = off')
  try {
    return await explain(client, 'costs', run.text, run.values)
  } finally {
    await client.query('reset enable_seqscan')
  }
}
