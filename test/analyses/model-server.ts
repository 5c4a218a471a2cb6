/**
 * An endpoint of a language model on this machine: a real HTTP server that speaks chat completions, and behaves as it
 * is told, or misbehaves.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** What was asked for, as the prompt says it. */
export type AskedData = {
  /** What it is asked for, where it is not to word a section. */
  job?: string
  /** Of the job that says which sentences follow. */
  pairs?: { number: number; from: string[]; sentence: string }[]
  section: string
  question: string
  sentences: Told[]
  claims: { id: string; printed: string[] }[]
  refused?: { text: string; why: string }[]
}
export type Told = { text: string; claims: string[] }
export type Call = { data: AskedData; body: Record<string, unknown>; headers: IncomingHttpHeaders; path: string }
export type Behaviour = (call: Call, answer: ServerResponse) => unknown

export type ModelServer = {
  url: string
  calls: Call[]
  behave: (behaviour: Behaviour) => void
  close(): Promise<void>
}

export async function openModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = beHonest
  const calls: Call[] = []
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown> // sent by our own client
      const messages = (body['messages'] ?? []) as { role: string; content: string }[]
      const data = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as AskedData
      const call = { data, body, headers: request.headers, path: request.url ?? '' }
      calls.push(call)
      behaviour(call, answer)
    })
  })
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port)) // a TCP server has one
  })
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave: (next) => {
      behaviour = next
      calls.length = 0
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

const beHonest: Behaviour = ({ data }, answer) => complete(answer, { sentences: honest(data) })

/** Each sentence as it was told, with a turn of phrase. */
export function honest({ sentences }: AskedData): Told[] {
  return sentences.map(({ text, claims }) => ({ text: text.replace(/\.$/, ', as the base has it.'), claims }))
}

export const usage = { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 }

export function complete(answer: ServerResponse, content: unknown): void {
  send(answer, completionOf(content))
}

export function completionOf(content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return {
    id: 'c1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
    usage,
  }
}

export function send(answer: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}): void {
  answer
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}
