/**
 * Whether words ask for more or less of something than there was: 'Will health care cost more?' What has more than any
 * other is the first, and one more is another.
 */
const comparatives =
  /\b(?:(?<!\b(?:one|once|any|no) )more(?!\b.{0,50}\bthan (?:any|all|every)(?:thing|one|body)?(?: of)?(?: the)? (?:others?|else)\b)|less|fewer|higher|lower|(?<!\b(?:no|any) )longer|shorter|larger|bigger|smaller|richer|poorer|cheaper|dearer|rises?|rising|grows?|growing|increas\w+|declin\w+|shrinks?|shrinking|(?<!records? )falls?|falling|drops?|dropping|decreas\w+)\b/i

export const comparesWithToday = (text: string): boolean => comparatives.test(text)
