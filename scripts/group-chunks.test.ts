import { describe, expect, it } from 'vitest'
import { groupUnits, type FirstLoad, type Unit } from '../packages/web/group-chunks.ts'

const PAGES = 12
const UNITS = 60

/** Each page needs every unit whose number it divides, and units import smaller ones that at least the same pages need. */
const loadsOf = (unit: number): ReadonlySet<number> =>
  new Set(Array.from({ length: PAGES }, (_, page) => page).filter((page) => (unit + 1) % (page + 1) === 0))
const units: readonly Unit[] = Array.from({ length: UNITS }, (_, unit) => ({
  bytes: 200 + unit * 10,
  loads: loadsOf(unit),
  imports: new Set(
    Array.from({ length: unit }, (_one, other) => other).filter((other) =>
      [...loadsOf(unit)].every((page) => loadsOf(other).has(page)),
    ),
  ),
}))
const loads: readonly FirstLoad[] = Array.from({ length: PAGES }, () => ({ weight: 1, mostGroups: 3 }))
const groups = groupUnits(units, loads)

describe('the groups of what first loads share', () => {
  it('are few for each page', () => {
    const counts = loads.map((_, load) => new Set(groups.filter((_group, unit) => units[unit]!.loads.has(load))).size)
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  })

  it('waste fewer bytes than one file of everything', () => {
    const bytesOf = (group: number) =>
      units.reduce((sum, { bytes }, unit) => sum + (groups[unit] === group ? bytes : 0), 0)
    const loaded = loads.map((_, load) =>
      [...new Set(groups.filter((_group, unit) => units[unit]!.loads.has(load)))].reduce(
        (sum, group) => sum + bytesOf(group),
        0,
      ),
    )
    const all = units.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(loaded.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(all * PAGES * 0.8)
  })

  it('do not import one another in a circle', () => {
    const importedBy = (group: number) =>
      new Set(
        units.flatMap(({ imports }, unit) => (groups[unit] === group ? [...imports].map((it) => groups[it]!) : [])),
      )
    for (const start of new Set(groups)) {
      const next = [...importedBy(start)].filter((group) => group !== start)
      const seen = new Set(next)
      for (let group = next.pop(); group !== undefined; group = next.pop()) {
        for (const more of importedBy(group)) {
          if (seen.has(more)) continue
          seen.add(more)
          next.push(more)
        }
      }
      expect(seen).not.toContain(start)
    }
  })

  it('are the same in every build', () => {
    expect(groupUnits(units, loads)).toEqual(groups)
  })
})
