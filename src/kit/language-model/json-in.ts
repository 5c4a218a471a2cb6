/** What a language model answered as JSON. A code fence around it is forgiven: small models cannot leave it. */

/** Undefined where it is none. */
export function jsonIn(answer: string): unknown {
  const json = answer.trim().replace(/^```(?:json)?\s*\n([\s\S]*?)\n?```$/, '$1')
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined // the only fault of JSON.parse: that it is none
  }
}
