/** What is asked as following from something else: 'would tea be dearer because of it?', 'does it rise as a result?' */

const it = '(?:it|that|this|these|them)'
const result = String.raw`as an? (?:(?:direct|immediate) )?(?:result|consequence)`
export const following = String.raw`(?:(?:because|${result}|in consequence|on account|in the wake) of ${it}|(?:due|owing|thanks) to ${it}|(?:${result}|in consequence|in its wake|on that account|for that reason)(?! of\b)|consequently)\b`
const follows = new RegExp(String.raw`,? ?\b${following},?`, 'iu')

export const followsFrom = (text: string): boolean => follows.test(text)
/** Once it is known of what it follows, the words say no more. */
export const withoutFollowing = (text: string): string => text.replace(follows, ' ').replace(/ +(?=[ ?.!]|$)/g, '')
/** The words themselves. */
export const followingIn = (text: string): string | null =>
  follows.exec(text)?.[0].replaceAll(/^[\s,]+|[\s,]+$/g, '') ?? null
