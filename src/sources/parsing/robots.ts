/** What a site asks of programs that follow its links: RFC 9309. */

type Rule = { path: string; isAllowed: boolean }

/** By the group that names us, else by that of all; of the rules that fit the longest counts. */
export function mayFollow(robots: string, path: string, us: string): boolean {
  const groups = groupsIn(robots)
  const own = groups.filter(({ agents }) => agents.includes(us.toLowerCase()))
  const rules = (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))).flatMap((one) => one.rules)
  const fitting = rules
    .filter((rule) => rule.path !== '' && fits(rule.path, path))
    .toSorted((a, b) => weight(b) - weight(a))
  return fitting[0]?.isAllowed ?? true
}

/** Where two are as long, what is allowed counts. */
const weight = ({ path, isAllowed }: Rule) => path.length + (isAllowed ? 0.5 : 0)

type Group = { agents: string[]; rules: Rule[] }

/** Names that follow each other share what comes after them. */
function groupsIn(robots: string): Group[] {
  const lines = robots.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, field = '', value = ''] = /^\uFEFF?\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i.exec(line) ?? []
    return field ? [{ field: field.toLowerCase(), value: value.trim() }] : []
  })
  const groups: Group[] = []
  for (const [i, { field, value }] of lines.entries())
    if (field !== 'user-agent') groups.at(-1)?.rules.push({ path: value, isAllowed: field === 'allow' })
    else if (lines[i - 1]?.field === field) groups.at(-1)?.agents.push(value.toLowerCase())
    else groups.push({ agents: [value.toLowerCase()], rules: [] })
  return groups
}

/** `*` stands for anything, and `$` for the end. */
function fits(rule: string, path: string): boolean {
  const [beginning = '', ...parts] = rule.replace(/\$$/, '').split('*')
  if (!path.startsWith(beginning)) return false
  let at = beginning.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !rule.endsWith('$') || at === path.length || (parts.length > 0 && path.endsWith(parts.at(-1) ?? ''))
}
