/** The rules of PDF/UA-1 that a machine can check, by clause and number, as veraPDF counts them in its profile of 1.30. */
const counts: Readonly<Record<string, number>> = {
  '5': 5,
  '6.1': 1,
  '6.2': 1,
  '7.1': 12,
  '7.2': 43,
  '7.3': 1,
  '7.4.2': 1,
  '7.4.4': 3,
  '7.5': 2,
  '7.7': 1,
  '7.9': 2,
  '7.10': 2,
  '7.11': 1,
  '7.15': 1,
  '7.16': 1,
  '7.18.1': 3,
  '7.18.2': 1,
  '7.18.3': 1,
  '7.18.4': 2,
  '7.18.5': 2,
  '7.18.6.2': 2,
  '7.18.8': 1,
  '7.20': 2,
  '7.21.3.1': 1,
  '7.21.3.2': 1,
  '7.21.3.3': 3,
  '7.21.4.1': 2,
  '7.21.4.2': 2,
  '7.21.5': 1,
  '7.21.6': 4,
  '7.21.7': 2,
  '7.21.8': 1,
}
/** Numbers that were given up. */
const gone = new Set(['7.2-1', '7.2-35'])

export const rules: readonly string[] = Object.entries(counts).flatMap(([clause, count]) =>
  Array.from({ length: count }, (_, i) => `${clause}-${i + 1}`).filter((rule) => !gone.has(rule)),
)

/** Those that '7.2-3, 7.2-36 to 7.2-38' names. */
export function rulesIn(named: string): string[] {
  return named.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split(' to ')
    return rules.slice(rules.indexOf(from), rules.indexOf(to) + 1)
  })
}
