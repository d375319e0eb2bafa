import { fail } from '@corkboard/contract'
import { type Ctx, idempotency, viewerIdOf } from '@corkboard/domain/kernel'
import type { Client } from '../../http/client.ts'

/** A write the client may send again without wanting it done again. */
export interface KeyedCall {
  readonly key: string
  readonly call: string
  /** Everything the answer depends on; the same key with another input is a conflict. */
  readonly input: unknown
  readonly client: Pick<Client, 'visitor'>
}

interface Answer {
  /** JSON text. */
  readonly text: string
}

/** Keyed with the instance's secret: what is stored says nothing of a password among the input. */
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

/** The stored answer of an earlier call with this key, if there is one. @throws 'idempotency.conflict' */
export const repeated = (ctx: Ctx, call: KeyedCall): Promise<string | undefined> =>
  ctx.transaction((tx) => claim(tx, call))

/**
 * What goes before the transaction of a keyed write, or the answer of the earlier call with its key. That call may also
 * have ended while we prepared, and be the very reason why we cannot: its name is taken, by itself.
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
 * Does the work in one transaction with its key and its answer, so that all three stand or none: of two calls at once
 * one does it and both get its answer. Without a key it is simply done, in a transaction.
 * @throws 'idempotency.conflict'
 */
export const runOnce = <A extends Answer>(
  ctx: Ctx,
  call: KeyedCall | undefined,
  work: (tx: Ctx) => Promise<A>,
): Promise<A | Answer> =>
  ctx.transaction(async (tx) => {
    if (!call) return work(tx)
    const earlier = await claim(tx, call)
    if (earlier !== undefined) return { text: earlier }
    const answer = await work(tx)
    await idempotency.store(tx.db, { ...claimOf(tx, call), status: 200, response: answer.text })
    return answer
  })
