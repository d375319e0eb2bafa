import type { CopyFacts, Ctx, SignedIn } from '../../kernel/index.ts'

/** The keys of the file in their order. What this list lacks follows at the end. */
const ORDER = (
  'profile settings cookies notifications sessions two_factor linked_accounts parental_passcode invites ' +
  'recent_searches boards pins comments visited_before_sign_up reactions favorites hidden_pins notes tried messages ' +
  'following following_boards following_topics collaborations board_invites blocked'
).split(' ')

const placeOf = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)

const inOrder = <Value>(entries: readonly (readonly [string, Value])[]): readonly (readonly [string, Value])[] =>
  entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b))

/** JSON, one line per item, streamed from the database: an account may have 200,000 pins. */
async function* list(name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`
  let separator = '\n'
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`
    separator = ',\n'
  }
  yield '\n]'
}

/** Everything the site stores that belongs to the viewer, as the text of one JSON file. */
export async function* writeCopy(ctx: Ctx<SignedIn>, facts: CopyFacts): AsyncGenerator<string> {
  const copies = ctx.site.modules.flatMap(({ copy }) => copy ?? [])
  const account = await Promise.all(copies.map(({ account: load }) => load?.(ctx) ?? {}))
  const head = {
    site: facts.origin,
    made_at: facts.madeAt,
    original_addresses_work_until: facts.until,
    ...Object.fromEntries(inOrder(account.flatMap((part) => Object.entries(part)))),
  }
  const text = JSON.stringify(head, null, 2)
  yield text.slice(0, text.lastIndexOf('\n}'))
  for (const [name, load] of inOrder(copies.flatMap(({ lists = {} }) => Object.entries(lists)))) {
    yield* list(name, load(ctx, facts))
  }
  yield '\n}\n'
}
