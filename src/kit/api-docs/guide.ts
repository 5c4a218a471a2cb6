/**
 * The API for people, made of the OpenAPI document that programs read: its parts, and of each call what it takes, what it
 * answers and what refuses it.
 */
import type { Policy } from '../endpoint.ts'
import type { RefusalCode } from '../refusal.ts'
import { refusals } from '../refusals.ts'
import { sayNamed, saySchema, type Schema } from './say-schema.ts'

type Content = Record<string, { schema: Schema }>
type Named = Record<string, Schema>
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  'x-policy': Policy
  'x-refusals'?: RefusalCode[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** As much of OpenAPI as is read here. */
export type OpenApi = {
  info: { title: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  'x-refusals': { always: RefusalCode[]; changing: RefusalCode[] }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Named }
}

export type Refused = { status: number; code: RefusalCode; message: string }
export type Call = {
  id: string
  method: string
  path: string
  policy: Policy
  summary: string
  parameters: { name: string; place: string; isRequired: boolean; takes: string }[]
  /** The type of the body, null where it takes none. */
  sends: string | null
  /** With its status, and the type of JSON or the media type of what is none. */
  answer: { status: string; says: string }
  /** Beside those of all calls. */
  refused: Refused[]
}
export type Guide = {
  title: string
  about: string
  origin: string
  always: Refused[]
  changing: Refused[]
  parts: { name: string; calls: Call[] }[]
}

const policies: Policy[] = ['anyone', 'user', 'operator', 'this-machine']

export function guideOf({ info, servers, tags, paths, components, 'x-refusals': general }: OpenApi): Guide {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      part: operation.tags[0],
      call: callOf(path, method, operation, components.schemas),
    })),
  )
  const callsOf = (name: string) =>
    calls
      .filter(({ part }) => part === name)
      .map(({ call }) => call)
      .toSorted((a, b) => policies.indexOf(a.policy) - policies.indexOf(b.policy))
  return {
    title: info.title,
    about: info.description,
    origin: servers[0]?.url ?? '',
    always: general.always.map(refusedBy),
    changing: general.changing.map(refusedBy),
    parts: tags.map(({ name }) => ({ name, calls: callsOf(name) })),
  }
}

function callOf(path: string, method: string, operation: Operation, named: Named): Call {
  const { operationId, summary, parameters, requestBody, responses, 'x-policy': policy } = operation
  const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? ''
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    policy,
    summary,
    parameters: parameters.map(({ name, in: place, required, schema }) => ({
      name,
      place,
      isRequired: required,
      takes: sayParameter(schema),
    })),
    sends: requestBody ? sayContent(requestBody.content, named) : null,
    answer: { status, says: sayContent(responses[status]?.content ?? {}, named) },
    refused: (operation['x-refusals'] ?? []).map(refusedBy),
  }
}

function refusedBy(code: RefusalCode): Refused {
  const { status, message } = refusals[code]
  return { status, code, message }
}

/** Of a body that may come in several forms, the last: a form with a file says what JSON says, and the file. */
function sayContent(content: Content, all: Named): string {
  const [type, told] = Object.entries(content).at(-1) ?? []
  if (!type || !told) return ''
  if (!type.endsWith('json') && !type.startsWith('multipart/')) return type
  const named = sayNamed(told.schema, all).map(([name, says]) => `\n${name}: ${says}`)
  return [saySchema(told.schema), ...named].join('\n')
}

/** 'any of social, technological', 'a whole number, 1 to 100, 20 if not given' */
export function sayParameter({ type, enum: values, items, minimum, maximum, maxLength, ...rest }: Schema): string {
  if (items) return `${items.enum ? 'any of' : 'several, each'} ${sayParameter(items)}`
  const base = values ? values.join(', ') : type === 'integer' ? 'a whole number' : 'text'
  const bounds = minimum !== undefined && maximum !== undefined && maximum < 1e9 ? `, ${minimum} to ${maximum}` : ''
  const length = maxLength ? `, at most ${maxLength} characters` : ''
  return base + bounds + length + (rest.default === undefined ? '' : `, ${String(rest.default)} if not given`)
}
