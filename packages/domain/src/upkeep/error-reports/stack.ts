import { scrub } from './scrub.ts'

/** One call of a stack trace. */
export interface Frame {
  readonly name: string | undefined
  /** URL, or path on the server. */
  readonly file: string
  readonly line: number
  readonly column: number
}

const MAX_LINES = 30
const LINE_LENGTH = 300

/** Chromium and Node write `at name (file:1:2)`, Firefox and Safari `name@file:1:2`. */
const FORMS = [/^at (?:(.+?) \()?([^\s()]+):(\d+):(\d+)\)?$/, /^([^@]*)@(\S+):(\d+):(\d+)$/]

const frameOf = (line: string): Frame | undefined => {
  for (const form of FORMS) {
    const [, name, file = '', row, column] = form.exec(line) ?? []
    if (file.includes('/') || file.startsWith('node:')) {
      return { name: name || undefined, file, line: Number(row), column: Number(column) }
    }
  }
  return undefined
}

/** Where the server is installed says nothing about the error. */
const INSTALLED = /(?:file:\/\/)?\/[^\s():]*?\/(packages|apps|node_modules)\//

/** The lines of a stack trace that name a place, without the message that some browsers repeat in it. */
export const stackLines = (stack: string): readonly string[] =>
  stack
    .split('\n', 200)
    .map((line) => scrub(line.slice(0, LINE_LENGTH), LINE_LENGTH).replace(INSTALLED, '$1/'))
    .filter((line) => frameOf(line) !== undefined)
    .slice(0, MAX_LINES)

/** The innermost call first. */
export const framesOf = (stack: string): readonly Frame[] => stack.split('\n').flatMap((line) => frameOf(line) ?? [])

/** The name of a frame's file; undefined for built files of the browser, whose names differ in every build. */
export const fileOf = ({ file }: Frame): string | undefined =>
  file.includes('/assets/') ? undefined : file.replace(/^[a-z]+:\/\/[^/]+\//, '')
