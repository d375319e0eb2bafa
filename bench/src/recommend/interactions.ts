import { readFileSync } from 'node:fs'

/** Each user's items, oldest first and once each. */
export interface Interactions {
  readonly items: number
  readonly byUser: readonly (readonly number[])[]
}

export const gather = (pairs: Iterable<readonly [user: string, item: string]>): Interactions => {
  const items = new Map<string, number>()
  const byUser = new Map<string, Set<number>>()
  for (const [user, item] of pairs) {
    if (!items.has(item)) items.set(item, items.size)
    if (!byUser.has(user)) byUser.set(user, new Set())
    byUser.get(user)!.add(items.get(item)!)
  }
  return { items: items.size, byUser: Array.from(byUser.values(), (of) => [...of]) }
}

/** Reads a file of lines `user,item`, oldest first; ignores further columns and a header line. */
export const readInteractions = (file: string): Interactions =>
  gather(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line, n) => line.includes(',') && !(n === 0 && /^\W*user/i.test(line)))
      .map((line) => {
        const [user = '', item = ''] = line.split(',')
        return [user.trim(), item.trim()] as const
      }),
  )
