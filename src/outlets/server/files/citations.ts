/** Citations of an item at a version: `/trend/131.bib?v=4`. */
import { bibtexOf } from '../../citing/bibtex.ts'
import { type Cited, citedFrom } from '../../citing/cited.ts'
import { cslOf } from '../../citing/csl.ts'
import { risOf } from '../../citing/ris.ts'
import { sayCitation } from '../../citing/say-citation.ts'
import type { View } from '../view.ts'

export const citations: readonly View[] = [
  citation('.bib', 'application/x-bibtex; charset=utf-8', bibtexOf),
  citation('.ris', 'application/x-research-info-systems; charset=utf-8', risOf),
  citation(
    '.csl.json',
    'application/vnd.citationstyles.csl+json; charset=utf-8',
    (cited) => `${JSON.stringify([cslOf(cited)], null, 1)}\n`,
  ),
  citation('.cite.txt', 'text/plain; charset=utf-8', (cited) => `${sayCitation(cited)}\n`),
]

/** It says when it was taken, and so is of its day. */
function citation(ending: string, type: string, write: (cited: Cited) => string): View {
  return {
    ending,
    cost: 1,
    isOfDay: true,
    make: ({ view }, { site, today }) => ({ type, body: write(citedFrom(view, site, today)) }),
  }
}
