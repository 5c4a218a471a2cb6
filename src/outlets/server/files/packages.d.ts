/** A package that brings no types: what tests read of it. */
declare module '@citation-js/core' {
  type Name = { literal?: string; family?: string; given?: string }
  type Entry = { title: string; author: Name[]; URL: string; issued: { 'date-parts': number[][] } }
  export class Cite {
    constructor(text: unknown)
    data: Entry[]
  }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
