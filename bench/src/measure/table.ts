import { cpus, loadavg } from 'node:os'
import type { Result } from '../measure.ts'

export const verdictOf = (reached: boolean | undefined): string =>
  reached === undefined ? '' : reached ? 'reached' : 'MISSED'

/** Formats lines of text in columns; the first column left-aligned, numbers right-aligned. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) => row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

/** Rounded to three significant figures, with thousands separators. */
export const figure = (value: number): string => {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)))
  return value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: Math.min(digits, 2) })
}

export const machine = (): string => {
  const cores = cpus()
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, load ${loadavg()[0]!.toFixed(2)}`
}

const HEADINGS = ['', 'ratio', 'goal', '', 'ours', 'limit', 'ours/s', 'limit/s', 'load'] as const

/** Ratio, both figures and the load average of each comparison; figures are work per CPU-second. */
export const resultTable = (results: readonly Result[]): string =>
  columns([
    HEADINGS,
    ...results.map((result) => [
      result.name,
      result.ratio.toFixed(2),
      result.goal === undefined ? '' : `≥ ${result.goal}`,
      verdictOf(result.reached),
      figure(result.ours),
      figure(result.limit),
      figure(result.oursPerSecond),
      figure(result.limitPerSecond),
      result.load.toFixed(1),
    ]),
  ])
