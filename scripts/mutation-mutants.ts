/**
 * The small faults that are put into the engine, one at a time: found in the syntax tree, so that types, comments and
 * messages are left alone.
 */
import { parseAst } from 'vite'

export type Mutant = {
  file: string
  line: number
  column: number
  start: number
  end: number
  original: string
  replacement: string
}

type Edit = { start: number; end: number; replacement: string }
/** A node of ESTree: of all its fields only these are looked at. */
type Node = {
  type: string
  start: number
  end: number
  operator?: string
  prefix?: boolean
  value?: unknown
  name?: string
  computed?: boolean
  left?: Node
  right?: Node
  test?: Node
  expression?: Node
  callee?: Node
  property?: Node
}

const operators: Record<string, string[]> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
}

const methods: Record<string, string> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
}

/** All mutants of one file, in its order. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const edits: Edit[] = []
  walk(parseAst(source, { lang: 'ts' }) as unknown as Node, source, edits) // Rolldown's own types are narrower than what is read here
  const mutants = edits.map(({ start, end, replacement }) => {
    const before = source.slice(0, start).split('\n')
    const original = source.slice(start, end)
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, start, end, original, replacement }
  })
  return mutants.toSorted((a, b) => a.start - b.start)
}

export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end)
}

function walk(node: Node, source: string, edits: Edit[]): void {
  if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return
  if (!node.type.startsWith('TS')) edits.push(...(mutators[node.type]?.(node, source) ?? []))
  for (const child of childrenOf(node)) walk(child, source, edits)
}

/** Of what only types say nothing but the expression they are said of; names of fields are no faults. */
function childrenOf(node: Node): Node[] {
  if (node.type.startsWith('TS')) return node.expression ? [node.expression] : []
  const fields = Object.entries(node).filter(([field]) => node.computed || (field !== 'property' && field !== 'key'))
  return fields.flatMap(([, child]) => child).filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

const operator = ({ left, right, operator: old = '' }: Node, source: string): Edit[] => {
  if (!left || !right || (old === '+' && [left, right].some(isText))) return []
  // The operator stands between the operands, and there only spaces, brackets and comments stand beside it.
  const start = source.indexOf(old, left.end)
  return (operators[old] ?? []).map((replacement) => ({ start, end: start + old.length, replacement }))
}

const isText = ({ type, value }: Node) => type === 'TemplateLiteral' || typeof value === 'string'

const condition = ({ test }: Node): Edit[] =>
  test ? ['true', 'false'].map((replacement) => ({ start: test.start, end: test.end, replacement })) : []

/** Not `true`: that would only wait for the time to run out. */
const loop = (node: Node): Edit[] => condition(node).slice(1)

const mutators: Record<string, (node: Node, source: string) => Edit[]> = {
  BinaryExpression: operator,
  LogicalExpression: operator,
  AssignmentExpression: operator,
  IfStatement: condition,
  ConditionalExpression: condition,
  WhileStatement: loop,
  ForStatement: loop,
  UnaryExpression: ({ start, operator: old = '' }) =>
    ['-', '!', '~'].includes(old) ? [{ start, end: start + 1, replacement: '' }] : [],
  UpdateExpression: ({ start, end, operator: old, prefix }) => {
    const at = prefix ? start : end - 2
    return [{ start: at, end: at + 2, replacement: old === '++' ? '--' : '++' }]
  },
  ExpressionStatement: ({ start, end }) => [{ start, end, replacement: ';' }],
  Literal: ({ start, end, value }) => {
    if (typeof value === 'boolean') return [{ start, end, replacement: String(!value) }]
    if (typeof value === 'string' && value !== '') return [{ start, end, replacement: "''" }]
    if (typeof value === 'number')
      return [{ start, end, replacement: String(Number.isInteger(value) ? value + 1 : value * 2) }]
    return []
  },
  CallExpression: ({ callee }) => {
    const { property } = callee ?? {}
    const replacement = callee?.computed ? undefined : methods[property?.name ?? '']
    return property && replacement ? [{ start: property.start, end: property.end, replacement }] : []
  },
}
