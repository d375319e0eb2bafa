import { fail } from '@corkboard/contract'
import { type Ctx, idempotency, viewerIdOf } from '@corkboard/domain/kernel'
import type { Client } from '../../http/client.ts'

/** A write that the client may repeat without it being done again. */
export interface KeyedCall {
  readonly key: string
  readonly call: string
  /** Everything the response depends on. The same key with another input is a conflict. */
  readonly input: unknown
  readonly client: Pick<Client, 'visitor'>
}

interface Result {
  /** JSON text. */
  readonly text: string
}

/** Keyed with the instance's secret, so that the stored value reveals nothing about a password in the input. */
const claimOf = (ctx: Ctx, { key, call, input, client }: KeyedCall) => {
  const who = viewerIdOf(ctx.viewer) ?? `visitor ${client.visitor}`
  return {
    scope: `${who} ${call}`,
    key,
    fingerprint: ctx.site.signer.sign('idempotency', JSON.stringify(input)),
    now: ctx.now(),
  }
}

const claim = async (ctx: Ctx, call: KeyedCall): Promise<string | undefined> => {
  const claimed = await idempotency.claim(ctx.db, claimOf(ctx, call))
  if (claimed.kind === 'conflict') throw fail('idempotency.conflict', { field: 'Idempotency-Key' })
  return claimed.kind === 'replay' ? String(claimed.response) : undefined
}

/**
 * The stored response of an earlier call with this key, if any.
 * @throws 'idempotency.conflict'
 */
export const repeated = (ctx: Ctx, call: KeyedCall): Promise<string | undefined> =>
  ctx.transaction((tx) => claim(tx, call))

/**
 * Runs the preparation of a keyed write, or returns the response of an earlier call with its key. That call may also
 * have finished while we prepared, and be the reason why we cannot: for example, it took the name we want.
 */
export const prepareOnce = async <P>(
  ctx: Ctx,
  call: KeyedCall | undefined,
  prepare: () => Promise<P>,
): Promise<{ readonly earlier: string } | { readonly prepared: P }> => {
  const before = call && (await repeated(ctx, call))
  if (before !== undefined) return { earlier: before }
  try {
    return { prepared: await prepare() }
  } catch (error) {
    const meanwhile = call && (await repeated(ctx, call))
    if (meanwhile === undefined) throw error
    return { earlier: meanwhile }
  }
}

/**
 * Runs the work in one transaction with its key and its response, so that all three are stored or none. Of two
 * simultaneous calls, one does the work and both get its response. Without a key, it simply runs in a transaction.
 * @throws 'idempotency.conflict'
 */
export const runOnce = async <A extends Result>(
  ctx: Ctx,
  call: KeyedCall | undefined,
  work: (tx: Ctx) => Promise<A>,
): Promise<A | Result> => {
  if (!call) return ctx.transaction(work)
  let stored: Promise<void> | undefined
  try {
    return await ctx.transaction(async (tx) => {
      const earlier = await claim(tx, call)
      if (earlier !== undefined) return { text: earlier }
      const result = await work(tx)
      // Leaves together with the commit, which fails if this does.
      stored = idempotency.store(tx.db, { ...claimOf(tx, call), status: 200, response: result.text })
      stored.catch(() => undefined)
      return result
    })
  } catch (error) {
    // Says more than that the commit failed.
    await stored
    throw error
  }
}
