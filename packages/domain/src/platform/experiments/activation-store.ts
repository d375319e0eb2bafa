import type { Db } from '@corkboard/database'

/** Recording the same activation again has no effect. */
export const insertActivations = async (
  db: Db,
  subject: string,
  activations: readonly { readonly experiment: string; readonly group: string }[],
  now: Date,
): Promise<void> => {
  await db
    .insertInto('experiment_activations')
    .values(activations.map(({ experiment, group }) => ({ experiment, subject, group_name: group, activated_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Counts by experiment and group, joined by a space. */
export const activationCounts = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('experiment_activations')
    .select(['experiment', 'group_name', (e) => e.fn.countAll<string>().as('count')])
    .groupBy(['experiment', 'group_name'])
    .execute()
  return new Map(rows.map((row) => [`${row.experiment} ${row.group_name}`, Number(row.count)]))
}
