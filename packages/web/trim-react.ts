import { parseAst, type Plugin } from 'vite'

/** The version whose kinds are listed below. With another one, the build keeps all of React. */
export const TRIMMED_VERSION = '19.3.1'

/** Kinds of elements that the app never renders, by React's own numbers. A test looks for them in the sources. */
export const UNUSED_KINDS: ReadonlyMap<unknown, string> = new Map([
  [12, 'Profiler'],
  [19, 'SuspenseList'],
  [21, 'Scope'],
  [23, 'LegacyHidden'],
  [25, 'TracingMarker'],
  // In a page's content: `title`, `meta`, `link`, `style` with `href`, asynchronous `script`.
  [26, 'hoistable'],
  // `html`, `head`, `body`: the document is not part of the app.
  [27, 'singleton'],
  [30, 'ViewTransition'],
  [31, 'Activity'],
])

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Case extends SyntaxNode {
  readonly test: (SyntaxNode & { readonly value?: unknown }) | null
  readonly consequent: readonly SyntaxNode[]
}
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node)
    .flat()
    .filter((child): child is SyntaxNode => typeof (child as Partial<SyntaxNode> | null)?.type === 'string')

const isFunction = ({ type }: SyntaxNode): boolean => /Function/.test(type)

/** `fiber.tag`, or a variable of that name. */
const isKind = (node: SyntaxNode): boolean => {
  const { name, property, computed } = node as SyntaxNode & {
    readonly name?: string
    readonly property?: { readonly name?: string }
    readonly computed?: boolean
  }
  return node.type === 'Identifier' ? name === 'tag' : property?.name === 'tag' && !computed
}

const isUnused = (node: SyntaxNode | null): boolean =>
  node?.type === 'Literal' && UNUSED_KINDS.has((node as { readonly value?: unknown }).value)

const LEAVING = ['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement']

/** True if what follows these statements is never reached from them. False also if that is hard to say. */
const isLeft = (statements: readonly SyntaxNode[]): boolean => {
  const last = statements.at(-1)
  if (last?.type === 'BlockStatement') return isLeft((last as unknown as { readonly body: SyntaxNode[] }).body)
  return last !== undefined && LEAVING.includes(last.type)
}

/** True if a case that is kept runs on into the one at this index. */
const isReachedFromAbove = (cases: readonly Case[], index: number): boolean => {
  const above = cases[index - 1]
  if (!above || isLeft(above.consequent)) return false
  return !isUnused(above.test) || isReachedFromAbove(cases, index - 1)
}

/** The variables that these statements declare for the whole function. */
const variablesOf = (node: SyntaxNode): readonly string[] => {
  if (isFunction(node)) return []
  const { id } = node as SyntaxNode & { readonly id?: { readonly name: string } }
  return [...(node.type === 'VariableDeclarator' ? [id!.name] : []), ...childrenOf(node).flatMap(variablesOf)]
}

/** @param bodyEnd where the function ends that the node is in */
const editsOf = (node: SyntaxNode, bodyEnd: number): readonly Edit[] => {
  if (node.type === 'SwitchStatement') {
    const { discriminant, cases } = node as SyntaxNode & {
      readonly discriminant: SyntaxNode
      readonly cases: readonly Case[]
    }
    if (!isKind(discriminant)) return []
    return cases.flatMap((its, index) => {
      if (!isUnused(its.test)) return []
      const first = isReachedFromAbove(cases, index) ? its.consequent[0] : undefined
      if (first) return [{ start: its.start, end: first.start, text: '' }]
      // Other cases may use them.
      const declarations = variablesOf(its).map((name) => ({ start: bodyEnd, end: bodyEnd, text: `;var ${name}` }))
      return [{ start: its.start, end: its.end, text: '' }, ...declarations]
    })
  }
  if (node.type !== 'BinaryExpression') return []
  const { left, right, operator } = node as SyntaxNode & {
    readonly left: SyntaxNode
    readonly right: SyntaxNode
    readonly operator: string
  }
  if (!isUnused(left) || !isKind(right) || !/^[!=]==$/.test(operator)) return []
  return [{ start: node.start, end: node.end, text: String(operator === '!==') }]
}

const allEdits = (node: SyntaxNode, bodyEnd = node.end): readonly Edit[] => [
  ...editsOf(node, bodyEnd),
  ...childrenOf(node).flatMap((child) => allEdits(child, isFunction(node) ? node.end - 1 : bodyEnd)),
]

/**
 * Removes from React's renderer what it does with kinds of elements that the app never renders. What only they need is
 * then unused, and the minifier removes it: 5 of 55 kB. An element of such a kind is an error when it is rendered.
 */
export const trimReact = (code: string): string => {
  const edits = allEdits(parseAst(code) as unknown as SyntaxNode).toSorted((a, b) => a.start - b.start)
  let trimmed = ''
  let kept = 0
  for (const { start, end, text } of edits) {
    // It is within a case that was removed.
    if (start < kept) continue
    trimmed += code.slice(kept, start) + text
    kept = end
  }
  return trimmed + code.slice(kept)
}

export const trimmingReact = (version: string): Plugin => ({
  name: 'trim-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (code) => (version === TRIMMED_VERSION ? { code: trimReact(code), map: null } : undefined),
  },
})
