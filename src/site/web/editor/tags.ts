/** Tags as people type them, and as they are kept: lower-case words joined by hyphens. */

export const mostTags = 8
const longestTag = 40

/** 'Solar Power!' is 'solar-power'; 'Öl und Gas' is 'ol-und-gas'. Empty where nothing is left. */
export function tagFrom(typed: string): string {
  const plain = typed.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const joined = plain.replaceAll(/['’]/g, '').replaceAll(/[^a-z0-9]+/g, '-')
  return joined
    .slice(0, longestTag + 1)
    .replace(/^-+/, '')
    .slice(0, longestTag)
    .replace(/-+$/, '')
}

/**
 * With what was typed at the end, each once; a comma or a line end separates several. What is too much stays out: how
 * many that are.
 */
export function withTags(tags: readonly string[], typed: string): { tags: string[]; left: number } {
  const more = typed
    .split(/[,;\n\t]/)
    .map(tagFrom)
    .filter(Boolean)
  const all = [...new Set([...tags, ...more])]
  return { tags: all.slice(0, mostTags), left: Math.max(0, all.length - mostTags) }
}
