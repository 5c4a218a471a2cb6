/**
 * A rule of the linter: nobody compares with the name of a type of question or of a kind of content. What differs
 * between them is a property of its object; whoever branches on a name would be forgotten when a type or a kind is
 * added. The names are those that have files of their own.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
/** The first thing that a pattern catches in each of these files. */
const caught = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: house }).flatMap((file) => pattern.exec(readFileSync(join(house, file), 'utf8'))?.[1] ?? [])

const kinds = caught('src/*/kind.ts', /\bname: '(\w+)'/)
const names = [
  ...kinds,
  ...caught('src/predictions/question-types/schemas/*.ts', /^export const (\w+) = \{\s*question/m),
]
/** Rooms that hold all kinds alike: there not even a query may name one. */
const knowsNone = /[/\\]src[/\\](?:engine|kit|items|local|series|accounts|membership|site)[/\\]/

const isName = (text: unknown): boolean => typeof text === 'string' && names.includes(text)
const namesInRefs = new RegExp(`^(?:${kinds.join('|')})/$`)
const namesInQueries = new RegExp(`\\bkind\\b[^=<>]{0,12}(?:=|<>|\\bin\\b) *\\(?'(?:${kinds.join('|')})'`)

type Node = { type: string; [part: string]: unknown }
type Context = { filename: string; report(fault: { node: Node; message: string }): void }

const message =
  'Asks for the name of a type or a kind. Let its object have a property that says what differs, and ask for that.'

function create(context: Context) {
  const report = (node: Node) => context.report({ node, message })
  return {
    BinaryExpression(node: Node) {
      const [left, right] = [node['left'] as Node, node['right'] as Node]
      if (/^[!=]==?$/.test(String(node['operator'])) && !isTypeof(left) && (isNamed(left) || isNamed(right)))
        report(node)
    },
    SwitchCase(node: Node) {
      if (node['test'] && isNamed(node['test'] as Node)) report(node)
    },
    CallExpression(node: Node) {
      const callee = node['callee'] as Node
      const method = callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : null
      if (!['includes', 'indexOf', 'has', 'startsWith'].includes(String(method))) return
      const asked = [...(node['arguments'] as Node[]), ...elementsOf(callee['object'] as Node)]
      if (asked.some((one) => isNamed(one) || isRefOf(one))) report(node)
    },
    Literal: (node: Node) =>
      knowsNone.test(context.filename) && namesInQueries.test(String(node['value'])) && report(node),
    TemplateElement: (node: Node) =>
      knowsNone.test(context.filename) && namesInQueries.test((node['value'] as { raw: string }).raw) && report(node),
  }
}

export default { meta: { name: 'house' }, rules: { 'no-names': { create } } }

/** 'trend', or `trend.name` as its object has it. */
function isNamed(node: Node): boolean {
  if (node.type === 'Literal') return isName(node['value'])
  const [object, property] = [node['object'] as Node | undefined, node['property'] as Node | undefined]
  return node.type === 'MemberExpression' && property?.['name'] === 'name' && isName(object?.['name'])
}

/** 'trend/', with which a reference begins. */
function isRefOf(node: Node): boolean {
  return node.type === 'Literal' && namesInRefs.test(String(node['value']))
}

/** `typeof value === 'date'` asks no type of ours. */
function isTypeof(node: Node): boolean {
  return node.type === 'UnaryExpression' && node['operator'] === 'typeof'
}

const elementsOf = (node: Node): Node[] => (node.type === 'ArrayExpression' ? (node['elements'] as Node[]) : [])
