/** Names of months, seasons and parts of a year. Months as '12', or from one to another, as '12-02'. */

/** Of the northern half of the earth, as weather services count them. */
export const seasons: Readonly<Record<string, string>> = {
  spring: '03-05',
  summer: '06-08',
  autumn: '09-11',
  fall: '09-11',
  winter: '12-02',
}

/** In order. */
export const monthNames = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** 'december' and 'dec' are '12'. */
export const months: Readonly<Record<string, string>> = Object.fromEntries(
  monthNames.flatMap((name, i) =>
    [name, name.slice(0, 3), name.slice(0, 4)].map((one) => [one, String(i + 1).padStart(2, '0')]),
  ),
)
/** Has one group. */
export const monthPattern = `(${Object.keys(months)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`

/** 'Early', 'mid' and 'late' in a year, as nobody says which months these are. */
export const loosely: Readonly<Record<string, string>> = { early: '01-04', mid: '05-08', late: '09-12' }

const quarters = ['01-03', '04-06', '07-09', '10-12']
const halves = ['01-06', '07-12']
const ordinals = ['first', 'second', 'third', 'fourth']

/** 'First quarter', 'Q3', 'second half', 'H2'. Has two groups, one of which matches. */
export const partOfYear = {
  pattern: String.raw`(?:((?:first|second|third|fourth|last|final|closing|opening|[1-4](?:st|nd|rd|th)) (?:quarter|half|three months|six months)(?: year)?)|\b([qh][1-4])\b)`,
  read(words: string): string | undefined {
    const all = /half|six|^h/.test(words) ? halves : quarters
    const [first = ''] = words.split(' ')
    if (first === 'opening') return all[0]
    const place = /last|final|closing/.test(first)
      ? all.length
      : Number(/\d/.exec(first)?.[0] ?? ordinals.indexOf(first) + 1)
    return all[place - 1]
  },
}
