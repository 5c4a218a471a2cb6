/**
 * An answer that is sent while it is made, since it may be larger than memory should hold: its lists come piece by
 * piece, each made only once the one before has been sent. Every piece passes the contract's schema, as any answer does.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { z } from 'zod'

type Pieces = AsyncIterable<unknown>
type Fields = Readonly<Record<string, unknown>>

/** An object of which some fields are lists that are made while it is sent. In such a list may be others of this sort. */
export class Streamed {
  readonly fields: Fields
  /** Once it has been sent, or nobody waits for it any longer. */
  readonly end: () => void
  /** It is made while it is sent, and still for whoever asked. */
  readonly within = AsyncLocalStorage.snapshot()
  constructor(fields: Fields, end = () => {}) {
    this.fields = fields
    this.end = end
  }
}

/** A file that is no JSON, piece by piece. */
export class StreamedText {
  readonly pieces: AsyncIterable<string>
  readonly within = AsyncLocalStorage.snapshot()
  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces
  }
}

/** Small pieces travel together. */
const chunkSigns = 65_536

export function streamOf(schema: z.ZodType, answer: Streamed): Readable {
  return readableOf(answer, textOf(schema, answer)).once('close', answer.end)
}

export function streamOfText(answer: StreamedText): Readable {
  return readableOf(answer, answer.pieces)
}

type Within = Pick<Streamed, 'within'>

function readableOf({ within }: Within, texts: AsyncIterable<string>): Readable {
  const chunks = inChunks(texts)
  const made = {
    next: () => within(() => chunks.next()),
    return: () => chunks.return(undefined),
    [Symbol.asyncIterator]: () => made,
  }
  return Readable.from(made, { objectMode: false })
}

async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const text of texts) {
    chunk += text
    if (chunk.length < chunkSigns) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

async function* textOf(schema: z.ZodType, value: unknown): AsyncGenerator<string> {
  if (value instanceof Streamed && schema instanceof z.ZodObject) yield* objectOf(schema, value.fields)
  else if (isPieces(value) && schema instanceof z.ZodArray) yield* listOf(schema.element as z.ZodType, value)
  else yield JSON.stringify(schema.parse(value))
}

async function* objectOf({ shape }: z.ZodObject, fields: Fields): AsyncGenerator<string> {
  let before = '{'
  for (const [name, schema] of Object.entries(shape)) {
    yield `${before}${JSON.stringify(name)}:`
    yield* textOf(schema as z.ZodType, fields[name]) // zod's own type of a shape says less
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

async function* listOf(element: z.ZodType, pieces: Pieces): AsyncGenerator<string> {
  let before = '['
  for await (const piece of pieces) {
    yield before
    yield* textOf(element, piece)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function isPieces(value: unknown): value is Pieces {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
