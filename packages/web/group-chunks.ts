/** Sources that are loaded by the same pages, as a trial build without groups found them. */
export interface Unit {
  /** Roughly what it adds to a load. */
  readonly bytes: number
  /** Indexes of the first loads that need it. */
  readonly loads: ReadonlySet<number>
  /** Indexes of the units that it imports. */
  readonly imports: ReadonlySet<number>
}

/** What a browser loads when it opens a page. */
export interface FirstLoad {
  /** How much a byte that it does not need matters, compared with other loads. */
  readonly weight: number
  /** How many groups it may need. */
  readonly mostGroups: number
}

/** Bytes that another file costs: its headers, and what it could have shared with the compression of another one. */
const FILE_BYTES = 150
/** Bytes that each group more than a load may need costs. No saving outweighs it. */
const EXCESS_BYTES = 1_000_000

interface Step {
  readonly cost: number
  readonly moved: readonly number[]
  readonly to: number
}

/** Units of one group that may move together. */
interface MeasuredPart {
  readonly moved: readonly number[]
  readonly from: number
  readonly size: number
  /** How many of them each load needs. */
  readonly needed: readonly number[]
}

/** True when some groups import one another in a circle. */
const hasCircle = (units: readonly Unit[], groups: readonly number[]): boolean => {
  const imports = new Map<number, Set<number>>()
  for (const [unit, group] of groups.entries()) {
    const others = imports.get(group) ?? new Set()
    for (const imported of units[unit]!.imports) if (groups[imported] !== group) others.add(groups[imported]!)
    imports.set(group, others)
  }
  const isLeaf = (group: number) => [...imports.get(group)!].every((imported) => !imports.has(imported))
  for (let leaf = [...imports.keys()].find(isLeaf); leaf !== undefined; leaf = [...imports.keys()].find(isLeaf)) {
    imports.delete(leaf)
  }
  return imports.size > 0
}

/**
 * Returns the group of each unit. A page loads a group whole, so few groups mean few requests and many unneeded bytes.
 * Starts with a group for each unit; merges two groups, and moves single units and parts of groups, as long as that makes
 * the loads cheaper, always the step that gains most. Groups never import one another in a circle.
 */
export const groupUnits = (units: readonly Unit[], loads: readonly FirstLoad[]): readonly number[] => {
  const groups = units.map((_, unit) => unit)
  const bytes = units.map((unit) => unit.bytes)
  /** How many units of a group a load needs, by group and load. */
  const needs = units.map((unit) => loads.map((_, load) => Number(unit.loads.has(load))))
  const own = needs.map((row) => [...row])
  const counts = loads.map((_, load) => needs.filter((row) => row[load]! > 0).length)
  const used = () => [...new Set(groups)]

  /** What a load costs more when it needs `more` groups more, and so many bytes more. */
  const extra = (load: number, more: number, moreBytes: number): number => {
    const { weight, mostGroups } = loads[load]!
    const excess = Math.max(0, counts[load]! + more - mostGroups) - Math.max(0, counts[load]! - mostGroups)
    return weight * (moreBytes + more * FILE_BYTES + excess * EXCESS_BYTES)
  }
  const costOfMerge = (to: number, from: number): number => {
    let cost = 0
    for (let load = 0; load < loads.length; load += 1) {
      const [hasTo, hasFrom] = [needs[to]![load]! > 0, needs[from]![load]! > 0]
      if (hasTo && hasFrom) cost += extra(load, -1, 0)
      else if (hasTo) cost += extra(load, 0, bytes[from]!)
      else if (hasFrom) cost += extra(load, 0, bytes[to]!)
    }
    return cost
  }
  /** @param part units of one group */
  const measured = (part: readonly number[]): MeasuredPart => ({
    moved: part,
    from: groups[part[0]!]!,
    size: part.reduce((sum, unit) => sum + units[unit]!.bytes, 0),
    needed: loads.map((_, load) => part.reduce((sum, unit) => sum + own[unit]![load]!, 0)),
  })
  const costOfMove = ({ from, size, needed: neededBy }: MeasuredPart, to: number): number => {
    let cost = 0
    for (let load = 0; load < loads.length; load += 1) {
      const needed = neededBy[load]!
      const [hadFrom, hadTo] = [needs[from]![load]! > 0, needs[to]![load]! > 0]
      const hasFrom = needs[from]![load]! > needed
      const hasTo = hadTo || needed > 0
      const more = Number(hasFrom) + Number(hasTo) - Number(hadFrom) - Number(hadTo)
      const moreBytes =
        Number(hasFrom) * (bytes[from]! - size) +
        Number(hasTo) * (bytes[to]! + size) -
        Number(hadFrom) * bytes[from]! -
        Number(hadTo) * bytes[to]!
      if (more !== 0 || moreBytes !== 0) cost += extra(load, more, moreBytes)
    }
    return cost
  }
  const move = (unit: number, to: number): void => {
    const from = groups[unit]!
    for (const load of units[unit]!.loads) {
      if (--needs[from]![load]! === 0) counts[load]! -= 1
      if (needs[to]![load]!++ === 0) counts[load]! += 1
    }
    bytes[from]! -= units[unit]!.bytes
    bytes[to]! += units[unit]!.bytes
    groups[unit] = to
  }
  const merges = () =>
    used().flatMap((to, n, all) =>
      all.slice(n + 1).map((from) => ({
        cost: costOfMerge(to, from),
        moved: groups.flatMap((group, unit) => (group === from ? [unit] : [])),
        to,
      })),
    )
  /** Single units, and those of a group that a load needs, or does not need. */
  const movable = (): readonly (readonly number[])[] => {
    const sets = new Map(units.map((_, unit) => [String(unit), [unit]]))
    for (const group of used()) {
      const members = groups.flatMap((its, unit) => (its === group ? [unit] : []))
      for (let load = 0; load < loads.length; load += 1) {
        for (const isNeeded of [0, 1]) {
          const part = members.filter((unit) => own[unit]![load] === isNeeded)
          if (part.length > 1) sets.set(part.join(), part)
        }
      }
    }
    return [...sets.values()]
  }
  const moves = () => {
    const all = used()
    const empty = units.findIndex((_, group) => !all.includes(group))
    const targets = empty < 0 ? all : [...all, empty]
    return movable()
      .map(measured)
      .flatMap((part) =>
        targets.filter((to) => to !== part.from).map((to) => ({ cost: costOfMove(part, to), moved: part.moved, to })),
      )
  }
  const takeBest = (steps: readonly Step[]): boolean => {
    for (const { moved, to } of steps.filter(({ cost }) => cost < 0).toSorted((a, b) => a.cost - b.cost)) {
      const before = [...groups]
      for (const unit of moved) move(unit, to)
      if (!hasCircle(units, groups)) return true
      for (const unit of moved) move(unit, before[unit]!)
    }
    return false
  }
  while (takeBest(merges())) continue
  while (takeBest(moves()) || takeBest(merges())) continue
  return groups
}
