/**
 * How the endpoint of the language model is reached: to its own address and nowhere else, with three headers and no
 * other, and with an end to how much it may answer. The client library brings the rest.
 */

/** Far above any honest answer: a section's sentences are a few kilobytes. */
const largestAnswer = 256 * 1024

export class AnswerTooLarge extends Error {}

export function fencedFetch(base: string, key: string | undefined): typeof fetch {
  return async (address, { method, body, signal } = {}) => {
    const url = String(address instanceof Request ? address.url : address)
    if (!url.startsWith(`${base}/`)) throw new Error('the language model is asked at its own address alone')
    // Made anew: what the library reads from its own environment variables does not leave the house.
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
    }
    // A redirect is answered, not followed: nobody else is told what is asked, or with which key.
    const answer = await fetch(url, {
      method: method ?? 'POST',
      headers,
      body: body ?? null,
      signal: signal ?? null,
      redirect: 'manual',
    })
    const text = await textOf(answer)
    const kept = ['content-type', 'retry-after'].flatMap((name) =>
      answer.headers.has(name) ? [[name, answer.headers.get(name) ?? '']] : [],
    )
    return new Response(answer.status === 204 ? null : text, {
      status: answer.status,
      headers: Object.fromEntries(kept),
    })
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > largestAnswer) throw new AnswerTooLarge('more than any honest answer')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
