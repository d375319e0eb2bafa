import { type Id, isId, type PinMetrics } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import type { SeenPin } from './load-pins.ts'
import { pinActions } from './pin-policy.ts'

/** PIN-16: counts a click on the pin's link. Only a daily count is stored. */
export const countOutboundClick = async (ctx: Ctx, pinId: string): Promise<void> => {
  if (!isId(pinId)) return
  await sql`
    insert into pin_metrics (pin_id, day, shard, outbound_clicks)
    select id, (${ctx.now()}::timestamptz at time zone 'UTC')::date, shard, 1 from pins
    where id = ${pinId} and deleted_at is null
    on conflict (pin_id, day, shard) do update set outbound_clicks = pin_metrics.outbound_clicks + 1`.execute(ctx.db)
}

/** A pin's metrics, for its pinner; `null` for everyone else. */
export const loadPinMetrics = async (ctx: Ctx, pin: SeenPin): Promise<PinMetrics | null> => {
  if (!pinActions(ctx.viewer, pin).includes('edit')) return null
  const { rows } = await sql<{ clicks: number }>`
    select coalesce(sum(outbound_clicks), 0)::int as clicks from pin_metrics where pin_id = ${pin.id satisfies Id}`.execute(
    ctx.db,
  )
  return { lifetime_metrics: { outbound_click: rows[0]?.clicks ?? 0 } }
}
