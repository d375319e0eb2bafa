import type { TestSite } from '@corkboard/testkit'

/** How often browsers have reported something to the site (SHELL-19). */
export const timesReported = async ({ ctx }: TestSite, message: string): Promise<number> => {
  const groups = await ctx.db.selectFrom('error_groups').select('reports').where('message', '=', message).execute()
  return groups.reduce((sum, { reports }) => sum + reports, 0)
}
