/**
 * Runs one driver in a process of its own: performs the scripts it receives for the given time, and reports how many.
 */
import { packId, shardOf } from '@corkboard/contract'
import { CompiledQuery, type Kysely } from 'kysely'
import { DRIVERS, type DriverName } from './drivers.ts'
import type { Script, Scripts, Statement } from './scripts.ts'

export interface Round {
  readonly kind: keyof Scripts
  readonly clients: number
  readonly ms: number
  /** Ids of new pins begin here. */
  readonly firstMs: number
}

const { statements, transactions } = await DRIVERS[process.env['DRIVER'] as DriverName](process.env['DATABASE_URL']!)
let scripts: Scripts | undefined

const send = (db: Kysely<unknown>, { text, values }: Statement) => db.executeQuery(CompiledQuery.raw(text, [...values]))

const perform = async (script: Script): Promise<void> => {
  for (const part of script) {
    if ('text' in part) await send(statements, part)
    else {
      await transactions.transaction().execute(async (tx) => {
        for (const statement of part) await send(tx, statement)
      })
    }
  }
}

/** Replaces the pin id in a recorded script. */
const withPin = (script: Script, from: string, to: string): Script => {
  const swap = (value: unknown): unknown => {
    if (value === from) return to
    if (Array.isArray(value)) return value.map(swap)
    return typeof value === 'string' && value.includes(from) ? value.replaceAll(from, to) : value
  }
  const of = ({ text, values }: Statement): Statement => ({ text, values: values.map(swap) })
  return script.map((part) => ('text' in part ? of(part) : part.map(of)))
}

const client = async (n: number, { kind, firstMs }: Round, isOver: () => boolean): Promise<number> => {
  let done = 0
  for (; !isOver(); done += 1) {
    if (kind === 'saves') {
      const own = scripts!.saves[n]!
      const { script, pinId } = own[done % own.length]!
      await perform(withPin(script, pinId, packId(firstMs + done, shardOf(pinId), n)))
    } else await perform(scripts![kind][(done * 7 + n * 31) % scripts![kind].length]!)
  }
  return done
}

process.on('disconnect', () => process.exit())

process.on('message', async (message: Scripts | Round) => {
  if ('saves' in message) {
    scripts = message
    process.send!('ready')
    return
  }
  const until = performance.now() + message.ms
  const isOver = () => performance.now() >= until
  const counts = await Promise.all(Array.from({ length: message.clients }, (_, n) => client(n, message, isOver)))
  process.send!(counts.reduce((sum, count) => sum + count, 0))
})
