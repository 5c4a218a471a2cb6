/**
 * One HTTP call, described once: the server serves it, the browser calls it, the docs print it.
 * Its address stands apart (`address`), so that the browser can call it without loading the schemas.
 */
import type { z } from 'zod'
import type { RefusalCode, RefusalDetails } from './refusal.ts'
import type { Tag } from './events/tag.ts'

/** `GET /api/items/:kind/:id` */
export type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

/**
 * Who may call it. Every endpoint names its policy; the server knows how to check each. Whose item it is, is asked by
 * the handler: what is not yours does not exist. `this-machine` is for stand-ins, whose handlers answer others as where
 * there is nothing.
 */
export type Policy = 'anyone' | 'user' | 'operator' | 'this-machine'

/**
 * What a call costs whoever makes it, in units of about a millisecond of the server: users pay for themselves, visitors
 * as the network that they call from. A body costs a tenth of a unit a kilobyte where nothing else is said.
 */
export type Cost = {
  base: number
  perKilobyte?: number
  /** For what nobody needs more often: so many an hour, of each account, however much is left of the budget. */
  anHour?: number
  /** What whoever asks more often is told, where that is more than to wait. */
  whenOften?: RefusalCode
}

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> = {
  address: Address
  /** One line for the docs: what it answers. */
  summary: string
  policy: Policy
  /** Where it is not that of its method: see `kit/server/budget/cost.ts`. */
  cost?: Cost
  params: Params
  query: Query
  /** What is sent, for calls that take anything. */
  body?: Body
  /**
   * What the day has against a body, which a schema cannot know; named together with what the schema says. The body is
   * as it was sent, whether the schema takes it or not.
   */
  whyNotNow?(body: unknown, now: Date): RefusalDetails
  /** The body may come as a form with a file of so many bytes in its field `file`, or as JSON as long as that. */
  mostFileBytes?: number
  answer: Answer
  /** Of an answer that is no JSON but a file: its schema is of a text then. */
  type?: 'text/csv'
  /** Of the answer, where it is not 200. */
  status?: 200 | 201 | 202
  /** Every refusal it may give beyond those that any call may give. */
  refusals: readonly RefusalCode[]
  /**
   * What a page that is drawn from this answer shows, so that it is forgotten when that changes. Every call that pages
   * make says so. `asked`: with what it was called.
   */
  shows?(answer: z.output<Answer>, asked: { query?: unknown }): readonly Tag[]
  /** The version of the item that a page drawn from this answer is about. */
  version?(answer: z.output<Answer>): number
}

/**
 * Calls about one thing, under a name that the docs give them. `beside`: names of what is served there and is no call,
 * such as files and streams.
 */
export type ApiPart = { name: string; calls: Record<string, Endpoint>; beside?: readonly string[] }

/** Keeps the schemas' own types. */
export function endpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  A extends z.ZodType,
  B extends z.ZodType | undefined = undefined,
>(described: Endpoint<P, Q, A, B>): Endpoint<P, Q, A, B> {
  return described
}

/** What a caller hands in: path parameters, query and body, as written. */
export type InputOf<E extends Endpoint> = { params: z.input<E['params']>; query: z.input<E['query']> } & BodyOf<E>
type BodyOf<E extends Endpoint> = E extends { body?: infer B }
  ? B extends z.ZodType
    ? { body: z.input<B> }
    : unknown
  : unknown
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

/** The one way screens ask for data: over HTTP in the browser, directly on the server. */
export type Caller<Contract extends Record<string, Endpoint>> = <Name extends keyof Contract & string>(
  name: Name,
  input: InputOf<Contract[Name]>,
) => Promise<AnswerOf<Contract[Name]>>
