/** 'There' and 'in that country', where what was told before says where: 'I live in Peru. Will tea be dearer there?' */
import { readPlace } from './place.ts'

/** 'There is', 'will there be' and 'out there' are no place. */
const there =
  /(?<!\b(?:will|would|is|are|was|were|can|could|may|might|has|have|does|do|did|that|if|whether|when|out|up|over|who's|then|than|and|but|or) )\bthere\b(?! (?:will|would|is|are|was|were|can|could|may|might|has|have|to be|exists?|remains?|comes?)\b)|\b(?:in|of) (?:that|this|the same|my|our) country\b(?!')/giu

/** `told`: what stands before it, the last at the end. */
export function placeWrittenOut(text: string, told: readonly string[]): string {
  if (text.search(there) < 0 || readPlace(text) !== 'world') return text
  const place = told.map(readPlace).findLast((one) => one !== 'world')
  return place === undefined ? text : text.replaceAll(there, (said) => `${/^of/i.test(said) ? 'of' : 'in'} ${place}`)
}
