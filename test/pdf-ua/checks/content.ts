/** What is drawn on the pages: everything is either said by the tree, or decoration. */
import type { Drawn } from '../content.ts'
import type { PdfFile } from '../file.ts'
import { entry, list, name, number } from '../objects.ts'
import { type Element, parentEntry } from '../structure.ts'
import type { Check } from './check.ts'

const isDecoration = ({ marks }: Drawn) => marks.some(({ tag }) => tag === 'Artifact')
const whereOf = (file: PdfFile, { page, kind }: Drawn) =>
  `${kind} on page ${file.pages.findIndex(({ ref }) => ref === page) + 1}`

/** The parts of a drawing that the tree says. */
function owned(file: PdfFile, { marks, page }: Drawn): boolean {
  return marks.some(({ mcid }) => mcid !== null && file.elementOf(page, mcid) !== null)
}

function drawnIn(file: PdfFile, isWrong: (drawn: Drawn) => boolean): string[] {
  const places = file.pages.flatMap(({ drawn }) => drawn.filter(isWrong).map((one) => whereOf(file, one)))
  return [...new Set(places)]
}

/** The parts of pages, as one hears them. */
function partsOf(elements: readonly Element[]): { page: string; mcid: number }[] {
  return elements.flatMap(({ kids }) =>
    kids.flatMap((kid) => ('kids' in kid ? partsOf([kid]) : 'mcid' in kid ? [kid] : [])),
  )
}

export const contentChecks: readonly Check[] = [
  {
    clause: '7.1-1',
    matterhorn: '01-003',
    says: 'no decoration stands within what is said',
    faults: (file) =>
      drawnIn(file, ({ marks }) => {
        const decoration = marks.findIndex(({ tag }) => tag === 'Artifact')
        return marks.slice(0, Math.max(0, decoration)).some(({ mcid }) => mcid !== null)
      }),
  },
  {
    clause: '7.1-2',
    matterhorn: '01-004',
    says: 'nothing that is said stands within decoration',
    faults: (file) =>
      drawnIn(file, ({ marks }) => {
        const decoration = marks.findIndex(({ tag }) => tag === 'Artifact')
        return decoration >= 0 && marks.slice(decoration).some(({ mcid }) => mcid !== null)
      }),
  },
  {
    clause: '7.1-3',
    matterhorn: '01-005',
    says: 'everything drawn is said or is decoration',
    faults: (file) => drawnIn(file, (drawn) => !isDecoration(drawn) && !owned(file, drawn)),
  },
  {
    clause: 'ISO 32000-1, 14.7.4.4 (parts)',
    matterhorn: '',
    says: 'the page knows which element each of its parts belongs to',
    faults: (file) =>
      file.pages.flatMap((page, i) => {
        const key = number(entry(page.dict, 'StructParents'))
        const parents = key === null ? [] : list(parentEntry(file.tree, key))
        const marks = page.drawn.flatMap((drawn) => (isDecoration(drawn) ? [] : drawn.marks))
        const wrong = marks.filter(
          ({ mcid }) => mcid !== null && parents[mcid] !== file.elementOf(page.ref, mcid)?.dict,
        )
        return wrong.length > 0 ? [`page ${i + 1}, part ${wrong[0]?.mcid}`] : []
      }),
  },
  {
    clause: 'reading order',
    matterhorn: '09-001',
    says: 'is heard in the order in which it is drawn, as fits pages of one column',
    faults: ({ structure, pages }) => {
      const heard = partsOf(structure).map(
        ({ page, mcid }) => [pages.findIndex(({ ref }) => ref === page), mcid] as const,
      )
      const back = heard.findIndex(([page, mcid], i) => {
        const [before = 0, last = -1] = heard[i - 1] ?? []
        return page < before || (page === before && mcid < last)
      })
      return back < 0 ? [] : [`part ${heard[back]?.[1]} on page ${(heard[back]?.[0] ?? 0) + 1} comes too late`]
    },
  },
  {
    clause: '7.20-1',
    matterhorn: '30-001',
    says: 'nothing is drawn from another file',
    faults: ({ objects }) =>
      objects.some((object) => name(entry(object, 'Subtype')) === 'Form' && entry(object, 'Ref') !== undefined)
        ? ['a drawing of another file']
        : [],
  },
]
