/** Links: each is part of the tree as a link, says where it leads, and is reached in the order of the tree. */
import type { Annotation, PdfFile } from '../file.ts'
import { entry, list, name, number, text, type Value } from '../objects.ts'
import { languageOf, parentEntry, textEntry } from '../structure.ts'
import type { Check } from './check.ts'

const hidden = 2

/** Those that a reader can meet. */
function annotationsWhere(file: PdfFile, isWrong: (annotation: Annotation, kind: string) => boolean): string[] {
  return file.annotations
    .filter(({ dict }) => ((number(entry(dict, 'F')) ?? 0) & hidden) === 0)
    .filter(({ dict, page }) =>
      overlap(boxOf(dict, 'Rect'), boxOf(page.dict, 'CropBox') ?? boxOf(page.dict, 'MediaBox')),
    )
    .filter((annotation) => isWrong(annotation, name(entry(annotation.dict, 'Subtype')) ?? ''))
    .map(({ page, place }) => `annotation ${place + 1} on page ${file.pages.indexOf(page) + 1}`)
}

type Box = [left: number, bottom: number, right: number, top: number]

function boxOf(dict: Value, key: string): Box | null {
  const [left, bottom, right, top] = list(entry(dict, key)).map((side) => number(side) ?? 0)
  return left === undefined || bottom === undefined || right === undefined || top === undefined
    ? null
    : [left, bottom, right, top]
}

/** Where one is not known, it is taken for so. */
function overlap(a: Box | null, b: Box | null): boolean {
  return !a || !b || (a[2] > b[0] && a[3] > b[1] && a[0] < b[2] && a[1] < b[3])
}

export const annotationChecks: readonly Check[] = [
  {
    clause: '7.18.1-1',
    matterhorn: '28-002',
    says: 'what is neither link nor field is part of the tree as an annotation',
    faults: (file) =>
      annotationsWhere(
        file,
        ({ ref }, kind) =>
          !['Widget', 'PrinterMark', 'Link'].includes(kind) && file.elementOfAnnotation(ref)?.role !== 'Annot',
      ),
  },
  {
    clause: '7.18.1-2',
    matterhorn: '28-004',
    says: 'every annotation says what it is',
    faults: (file) =>
      annotationsWhere(file, ({ ref, dict }, kind) => {
        const element = file.elementOfAnnotation(ref)
        return kind !== 'Widget' && !text(entry(dict, 'Contents')) && !(element && textEntry(element, 'Alt'))
      }),
  },
  {
    clause: '7.18.2-1',
    matterhorn: '28-007',
    says: 'nothing is there for printers alone',
    faults: (file) => annotationsWhere(file, (_, kind) => kind === 'TrapNet'),
  },
  {
    clause: '7.18.3-1',
    matterhorn: '28-008, 28-009',
    says: 'the tab key follows the tree',
    faults: ({ pages }) =>
      pages.flatMap(({ dict }, i) =>
        list(entry(dict, 'Annots')).length > 0 && name(entry(dict, 'Tabs')) !== 'S' ? [`page ${i + 1}`] : [],
      ),
  },
  {
    clause: '7.18.4-1',
    matterhorn: '28-010',
    says: 'every field is part of the tree as one',
    faults: (file) =>
      annotationsWhere(file, ({ ref }, kind) => kind === 'Widget' && file.elementOfAnnotation(ref)?.role !== 'Form'),
  },
  {
    clause: '7.18.5-1',
    matterhorn: '28-011',
    says: 'every link is part of the tree as one',
    faults: (file) =>
      annotationsWhere(file, ({ ref }, kind) => kind === 'Link' && file.elementOfAnnotation(ref)?.role !== 'Link'),
  },
  {
    clause: '7.18.5-2',
    matterhorn: '28-012',
    says: 'every link says where it leads',
    faults: (file) => annotationsWhere(file, ({ dict }, kind) => kind === 'Link' && !text(entry(dict, 'Contents'))),
  },
  {
    clause: 'ISO 32000-1, 14.7.4.4 (links)',
    matterhorn: '',
    says: 'every link knows which element it belongs to, and on which page it lies',
    faults: (file) =>
      annotationsWhere(file, ({ ref, dict }) => {
        const [key, element] = [number(entry(dict, 'StructParent')), file.elementOfAnnotation(ref)]
        return key === null || element === null || parentEntry(file.tree, key) !== element.dict
      }),
  },
  {
    clause: '7.2-21 to 7.2-23',
    matterhorn: '11-002',
    says: 'descriptions are in a known language',
    faults: ({ elements, catalog }) =>
      elements
        .filter((element) => ['Alt', 'ActualText', 'E'].some((key) => textEntry(element, key) !== null))
        .filter((element) => languageOf(element) === null && text(entry(catalog, 'Lang')) === null)
        .map(({ type }) => type),
  },
]
