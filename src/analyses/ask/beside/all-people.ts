/** Of people without a word more, all people are meant: 'will there be fewer people in 2100?' is of the world's population. */

const all = String.raw`(?: (?:alive|living|in (?:the (?:whole )?world|total|all|existence)|on (?:the )?(?:earth|planet)|altogether|worldwide|around))*`
/** Who lives in towns, or is online, is not all of them. */
const alone = String.raw`(?=\W*(?:$|[,?.])| (?:in|by|around|before|after|at|come|until|within) (?:the (?:year|end|start|middle|mid)\b|about |early |late |mid|\d|(?:an?|ten|twenty|thirty|forty|fifty|a hundred) |then)| (?:than|then|as)\b)`
const asked = new RegExp(
  String.raw`\b(will|would|could|might) there (?:still )?be ((?:(?:far|many|even|still|a lot|lots|much|any|no) )*(?:more|fewer|less)|as many) (?:people|humans|human beings)${all}${alone}`,
  'giu',
)

export const peopleWrittenOut = (text: string): string => text.replaceAll(asked, '$1 world population be $2')
