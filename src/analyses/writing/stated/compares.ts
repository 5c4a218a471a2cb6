/** Whether words ask for more or less of something than there was: 'Will health care cost more?' */
const comparatives =
  /\b(?:more|less|fewer|higher|lower|longer|shorter|larger|bigger|smaller|richer|poorer|cheaper|dearer|rises?|rising|grows?|growing|increas\w+|declin\w+|shrinks?|shrinking|(?<!records? )falls?|falling|drops?|dropping|decreas\w+)\b/i

export const comparesWithToday = (text: string): boolean => comparatives.test(text)
