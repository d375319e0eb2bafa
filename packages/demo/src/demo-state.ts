import { sql } from '@corkboard/database'
import type { Ctx } from '@corkboard/domain/kernel'

const KEY = 'demo'

export type DemoState = 'absent' | 'loading' | 'loaded'

/** Whether the demo community is here, as the instance remembers it. */
export const demoState = async (ctx: Ctx): Promise<DemoState> => {
  const { rows } = await sql<{ value: unknown }>`select value from instance_settings where key = ${KEY}`.execute(ctx.db)
  const value = rows[0]?.value
  return value === 'loading' || value === 'loaded' ? value : 'absent'
}

export const setDemoState = async (ctx: Ctx, state: DemoState): Promise<void> => {
  await (
    state === 'absent'
      ? sql`delete from instance_settings where key = ${KEY}`
      : sql`
        insert into instance_settings (key, value) values (${KEY}, to_jsonb(${state}::text))
        on conflict (key) do update set value = excluded.value`
  ).execute(ctx.db)
}
