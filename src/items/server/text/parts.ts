/** The parts of a comparison: what stayed, what came, what went. */
export type Part = { is: 'same' | 'added' | 'removed'; text: string }
type Change = { added: boolean; removed: boolean; value: string }

export function replaced(old: string, now: string): Part[] {
  return joined([whole('removed', old), whole('added', now)])
}

export function partOf({ added, removed, value }: Change): Part {
  return whole(added ? 'added' : removed ? 'removed' : 'same', value)
}

export function whole(is: Part['is'], text: string): Part {
  return { is, text }
}

/** Without empty parts, and neighbours of one sort as one. */
export function joined(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (last?.is === part.is) last.text += part.text
    else if (part.text) out.push({ ...part })
  }
  return out
}

export function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

/** So short a text is compared however long it takes: that is not long, and a busy machine changes nothing of it. */
const shortText = 500

export const isShort = (old: string, now: string): boolean => old.length + now.length <= shortText

/** For the library: there a timeout of 0 would be none. */
export function timeoutOf(mostMs: number): number {
  return Math.max(mostMs, 0.001)
}
