/**
 * 'How will people in towns be housed in 2050?' asks in what way something is done. No amount of anything answers that,
 * and nothing that drives one: the worlds of a set of scenarios tell of it.
 */

const can = '(?:will|would|could|can|may|might|should|shall|do|does|are|is)'
/** They ask where it stands, or what is said of that. */
const noWay =
  '(?:expected|supposed|projected|predicted|forecast|priced|valued|rated|ranked|placed|positioned|increased|decreased|reduced|raised|lowered|need|needed|required|based|affected|hit|changed|influenced|shaped|hurt|harmed|altered|impacted|reshaped|transformed|indeed|speed|seed|feed|weed|exceed|succeed|proceed|shed|led|compared|related|linked|tied|poised)'
const done =
  '(?:\\p{L}{2,}ed|fed|taught|paid|run|built|made|lit|bought|sold|grown|kept|spent|driven|flown|fought|won|brought up|chosen|held|drawn|written|told|found)'
const deeds =
  '(?:live|eat|travel|commute|learn|study|heat|cool|cook|shop|vote|communicate|get (?:around|about|by|their|our|the)|move around|pay (?:for|off|back|their|our)|feed (?:itself|themselves|ourselves|its|their|our|the|all|everyone)|house|govern|rule|teach|treat|care for|farm|power|spend (?:their|our|its)|make (?:a living|ends meet|their living)|produce (?:their|our|its) (?:food|power|electricity)|grow (?:their|our|its|enough) food|earn (?:a|their|our) living|raise (?:their|our) (?:children|kids))'

export const manner = new RegExp(
  [
    String.raw`\bhow ${can} [^,;:?]{2,60}? (?:be|get|being|been) (?:\p{L}+ly |best )?(?!${noWay}\b)${done}\b`,
    String.raw`\bhow (?:are|is) (?!${can}\b)[^,;:?]{2,60}? (?:going )?to be (?:\p{L}+ly )?(?!${noWay}\b)${done}\b`,
    String.raw`\bhow ${can} [^,;:?]{2,60}? (?:going to )?(?:mostly |mainly |best |usually )?${deeds}\b`,
    String.raw`\b(?:in|by) what (?:way|ways|manner|means) ${can}\b(?!.*\b(?:affect|hit|chang|influenc|shap|hurt|harm|alter|impact|transform))`,
  ].join('|'),
  'iu',
)

export const asksForManner = (text: string): boolean => manner.test(text)

/** 'How will poverty be reduced?' asks by which means: what drives it tells of that, and where it stands does not. */
export const means = new RegExp(
  String.raw`\bhow ${can} [^,;:?]{2,60}? (?:be|get|being|been) (?:\p{L}+ly )?(?:reduced|increased|decreased|raised|lowered|cut|halved|doubled|tripled|brought (?:down|up)|driven (?:down|up))\b`,
  'iu',
)

export const asksForMeans = (text: string): boolean => means.test(text)
