/**
 * What does the process write about itself? JSON lines, in which no token, no mail address and no query's value stands.
 */
import fastify, { type FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'

const longestPath = 200

const secrets: [what: RegExp, instead: string][] = [
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [token]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/(\/(?:feeds|calendar)\/+mine\/+)[^/\s?#]+/gi, '$1[token]'],
  [/(\/u\/+)\d+\.\d+\.[\w-]+/gi, '$1[token]'],
  [/\b(sk|rk|pk|whsec)_\w{8,}/g, '[token]'],
  [/\bsk-[\w-]{8,}/g, '[token]'],
  [/(\w+:\/\/)[^\s/@]+@/g, '$1[user]@'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/gi, '[mail]'],
]

/** The text without what must not be kept. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((rest, [what, instead]) => rest.replace(what, instead), text)
}

/**
 * The log of a process: Fastify's own, so that each request adds its id. `to` takes the lines in place of the standard
 * output.
 */
export function createLog(level: Config['logLevel'], to?: { write(line: string): void }): FastifyBaseLogger {
  const serializers = { req: describeRequest, err: describeError }
  return fastify({ logger: { level, serializers, base: null, hooks: { logMethod: scrub }, ...(to && { stream: to }) } })
    .log
}

/** The path tells what was asked; the query may tell by whom. */
function describeRequest({ method, url }: { method: string; url: string }) {
  return { method, path: withoutSecrets(decoded((url.split('?')[0] ?? '').slice(0, longestPath))) }
}

/** As the router reads it, sign by sign: a secret is one however its address is spelt. */
function decoded(path: string): string {
  return path.replaceAll(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs)
    } catch {
      return signs
    }
  })
}

/** A database's `detail` is left out: it repeats the row. */
function describeError(error: Error & { code?: unknown }) {
  const { name, message, stack = '', code } = error
  return {
    type: name,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...(typeof code === 'string' && { code }),
  }
}

function scrub(this: unknown, args: unknown[], method: (this: unknown, ...args: unknown[]) => void): void {
  method.apply(
    this,
    args.map((arg) => (typeof arg === 'string' ? withoutSecrets(arg) : arg)),
  )
}
