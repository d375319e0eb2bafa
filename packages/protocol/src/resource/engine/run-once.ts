import { fail } from '@corkboard/contract'
import {
  type Ctx,
  idempotency,
  type KeyedResponse,
  leaveWithCommit,
  type TxCtx,
  viewerIdOf,
} from '@corkboard/domain/kernel'
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
const requestOf = (ctx: Ctx, { key, call, input, client }: KeyedCall) => {
  const who = viewerIdOf(ctx.viewer) ?? `visitor ${client.visitor}`
  return {
    scope: `${who} ${call}`,
    key,
    fingerprint: ctx.site.signer.sign('idempotency', JSON.stringify(input)),
    now: ctx.now(),
  }
}

/**
 * The stored response of an earlier call with this key, if any.
 * @throws 'idempotency.conflict'
 */
export const repeated = async (ctx: Ctx, call: KeyedCall): Promise<string | undefined> => {
  const found = await idempotency.find(ctx.db, requestOf(ctx, call))
  if (found.kind === 'conflict') throw fail('idempotency.conflict', { field: 'Idempotency-Key' })
  return found.kind === 'replay' ? found.response : undefined
}

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
 * Runs work that `prepareOnce` has prepared, in one transaction with its key and its response, so that all three are
 * stored or none. Two simultaneous calls both do the work, and the key undoes that of the second, which gets the
 * response of the first. Without a key, it simply runs in a transaction.
 * @throws 'idempotency.conflict'
 */
export const storeOnce = async <A extends Result>(
  ctx: Ctx,
  call: KeyedCall | undefined,
  work: (tx: TxCtx) => Promise<A>,
): Promise<A | Result> => {
  if (!call) return ctx.transaction(work)
  return unlessRepeated(ctx, call, () =>
    ctx.transaction(async (tx) => {
      const result = await work(tx)
      leaveWithCommit(tx.db, idempotency.store(tx.db, requestOf(tx, call), result.text))
      return result
    }),
  )
}

/**
 * The same for work whose response is known before. `store` stores the work and the key, or neither.
 * @throws 'idempotency.conflict'
 */
export const storeKnown = async (
  ctx: Ctx,
  call: KeyedCall | undefined,
  text: string,
  store: (keyed: KeyedResponse | undefined) => Promise<void>,
): Promise<Result> => {
  if (!call) return store(undefined).then(() => ({ text }))
  return unlessRepeated(ctx, call, () => store({ ...requestOf(ctx, call), response: text }).then(() => ({ text })))
}

/** (ours) A key that was taken may be free again: its response has just become a day old. */
const ATTEMPTS = 3

/** Runs `attempt`, which fails if the call's key is taken. Then the response of the earlier call counts. */
const unlessRepeated = async <A extends Result>(
  ctx: Ctx,
  call: KeyedCall,
  attempt: () => Promise<A>,
  attempts = ATTEMPTS,
): Promise<A | Result> => {
  try {
    return await attempt()
  } catch (error) {
    const meanwhile = await repeated(ctx, call)
    if (meanwhile !== undefined) return { text: meanwhile }
    if (idempotency.isTaken(error) && attempts > 1) return unlessRepeated(ctx, call, attempt, attempts - 1)
    throw error
  }
}

/**
 * Checks work that `storeOnce` or `storeKnown` stores, where checking only reads. An earlier response is looked for when
 * something is in the way: hardly any call is repeated, and the key undoes the work of one that is.
 * @throws 'idempotency.conflict'
 */
export const checkOnce = async <P, A extends Result>(
  ctx: Ctx,
  call: KeyedCall | undefined,
  check: () => Promise<P>,
  store: (checked: P) => Promise<A>,
): Promise<A | Result> => {
  let checked: P
  try {
    checked = await check()
  } catch (error) {
    const earlier = call && (await repeated(ctx, call))
    if (earlier === undefined) throw error
    return { text: earlier }
  }
  return store(checked)
}

/**
 * The same for work without preparation.
 * @throws 'idempotency.conflict'
 */
export const runOnce = async <A extends Result>(
  ctx: Ctx,
  call: KeyedCall | undefined,
  work: (tx: TxCtx) => Promise<A>,
): Promise<A | Result> => {
  const earlier = call && (await repeated(ctx, call))
  return earlier === undefined ? storeOnce(ctx, call, work) : { text: earlier }
}
