/**
 * Somebody else than the one who is named, where there is just one: 'a house other than Tea leads' is 'Tea does not lead'.
 * And anybody: 'if anybody leads, who will it be?' is 'who leads, if anybody?'.
 */

const other = String.raw`(?:some|any|a|an|another|a different) (?:other )?(?:\p{L}+ )?(?:other than|than) ((?:the )?\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,3})`
/** Of what only one does at a time. */
const leads = String.raw`(?:tops?|leads?|heads?|wins?|hosts?|ranks? (?:first|highest|top|at the top)|comes? (?:first|out (?:first|on top))|is (?:first|top|ranked first)|takes? (?:first|the first|the top) (?:place|spot|rank))`
const asked = new RegExp(String.raw`\b([Ww]ill|[Dd]oes|[Ww]ould|[Cc]an) ${other} (?=${leads}\b)`, 'gu')
const told = new RegExp(String.raw`\b${other} (?:will )?(${leads})(?!\p{L})`, 'gu')
const ranked = new RegExp(
  String.raw`\b(?:ranks?|puts?|places?|names?|has) ${other} (?:first|on top|at the top|highest)\b`,
  'gu',
)

const ifAnybody =
  /\bif (?:any(?:body|one)|some(?:body|one)|(?:any|some) (\p{L}+)) ([^,?.]+?), (?:then )?(?:who|which(?: one| \p{L}+)?) (?:will|would|is|might|could) (?:it|that|they)(?: most likely| likely)? be\b/giu
/** Of who it is, it is not asked whether anybody does it. */
const whoIfAny = (_: string, noun: string | undefined, deed: string): string =>
  noun === undefined ? `who ${deed}, if anybody` : `which ${noun} ${deed}, if any`

/** 'If any town bans tea by 2031, who does it first?' */
const firstIfAny =
  /\bif (?:any(?:body|one)|some(?:body|one)|(?:any|some) (\p{L}+)) ([^,?]+?), (?:then )?(?:who|which(?: one| \p{L}+)?) (?:(?:will |would )?(?:does|do|goes|go|gets?|comes?|is|be)(?: (?:it|so|that|there|that one))? (?:the )?first(?: one)?(?: to do (?:it|so|that))?|does(?: (?:it|so|that))?|will)(?=\W*(?:$|\?))/giu
const whoFirst = (said: string, noun: string | undefined, deed: string): string =>
  /\bfirst\b/iu.test(said) ? whoIfAny(said, noun, `first ${deed}`) : whoIfAny(said, noun, deed)

export function asDenial(text: string): string {
  return text
    .replaceAll(ifAnybody, whoIfAny)
    .replaceAll(firstIfAny, whoFirst)
    .replaceAll(asked, '$1 $2 not ')
    .replaceAll(
      told,
      (_, name: string, deed: string) => `${name} does not ${deed.replace(/^(\p{L}+?)s(?!\p{L})/u, '$1')}`,
    )
    .replaceAll(ranked, 'does not rank $1 first')
}
