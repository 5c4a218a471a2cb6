/** 'Tea or coffee: is the latter the dearer one?' says 'is coffee dearer than tea?' */

const thing = String.raw`((?:[\p{L}\d][\p{L}\d'-]*)(?: [\p{L}\d][\p{L}\d'-]*){0,3}?)`
/** Two things that stand by themselves before what is asked of them. */
const pair = new RegExp(
  String.raw`^(.*?)(?:^|[.?!] )\W*(?:(?:take|compare|consider|between|of) )?(?:the )?${thing} (?:vs\.?|versus|or|and|against|with) (?:the )?${thing} ?[:,.–—-]+ (?=.*\bthe (?:former|latter)\b)(.+)$`,
  'isu',
)
const bigger =
  /\b(?:the )?(bigger|larger|higher|greater|smaller|lower|dearer|cheaper|heavier)(?: (?:one|of the two|of both))?\b(?!.*\bthan\b)/i

export function withNames(text: string): string {
  const [, before = '', first, second, asked] = pair.exec(text) ?? []
  if (first === undefined || second === undefined || asked === undefined) return text
  const said = asked
    .replaceAll(/\bthe former\b/gi, first.toLowerCase())
    .replaceAll(/\bthe latter\b/gi, second.toLowerCase())
  const isOfBoth = /\bthe former\b/i.test(asked) && /\bthe latter\b/i.test(asked)
  const other = /\bthe latter\b/i.test(asked) ? first : second
  return `${before} ${isOfBoth ? said : said.replace(bigger, `$1 than ${other.toLowerCase()}`)}`.trim()
}
