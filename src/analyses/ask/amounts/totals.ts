/** Whether all that there is is asked for, and not what falls to each: 'in total', 'all of humanity', 'will the world use'. */

const everybody = String.raw`(?:all (?:of )?(?:us|humanity|mankind|humankind|people)|(?:the )?(?:whole|entire) (?:of (?:humanity|mankind|the world)|world|planet|population)|humanity|mankind|humankind)`
const totals = new RegExp(
  [
    String.raw`\b(?:in total|altogether|all told|taken together|absolute (?:numbers?|figures?|terms)|totals? of)\b`,
    String.raw`\btotal (?!fertility|share|percentage|rate|population|price|cost|of)\p{L}{3,}\b`,
    String.raw`\b${everybody}\b`,
    String.raw`\b(?:will|would|does|can|could) (?:the world|the planet) (?:still |then )?(?:use|consume|need|burn|take|dig|mine|extract|earn|make|have|go through|get through)\b`,
  ].join('|'),
  'iu',
)
/** Whether words speak of what falls to each, or of a part. */
const each =
  /\b(?:per|each|every|apiece|average|typical|rate|share|percentage|per ?cent|proportion|fraction|part|slice|a (?:person|head|woman|year)|(?:one|single) (?:person|woman|human))\b/i

export const asksOfEach = (words: string): boolean => each.test(words)

export const asksForAll = (words: string): boolean => totals.test(words) && !asksOfEach(words.replace(totals, ' '))
