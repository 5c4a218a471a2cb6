/** What a file says of itself as a whole: that it is tagged, its title, its language, its metadata. */
import { whyNotXml } from '../../analyses/report-files.ts'
import type { PdfFile } from '../file.ts'
import { entry, isDict, isTrue, list, number, text, type Value } from '../objects.ts'
import { textEntry } from '../structure.ts'
import type { Check } from './check.ts'

const unless = (isSo: boolean, says: string): string[] => (isSo ? [] : [says])
const identified = /xmlns:(\w+)="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/"/

/** As an element, or as an attribute of the description. */
function partOf(metadata: string | null): string | undefined {
  const prefix = identified.exec(metadata ?? '')?.[1]
  return (
    prefix &&
    new RegExp(`<${prefix}:part>\\s*(\\d+)|\\b${prefix}:part="(\\d+)"`)
      .exec(metadata ?? '')
      ?.slice(1)
      .find(Boolean)
  )
}

const language = /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i

export const documentChecks: readonly Check[] = [
  {
    clause: '6.1-1',
    matterhorn: '',
    says: 'begins with its version',
    faults: ({ header }) => unless(/^%PDF-1\.[0-7]$/.test(header), header),
  },
  {
    clause: '6.2-1',
    matterhorn: '06-002',
    says: 'is marked as tagged',
    faults: ({ catalog }) => unless(isTrue(entry(catalog, 'MarkInfo', 'Marked')), 'MarkInfo without Marked'),
  },
  {
    clause: '7.1-4',
    matterhorn: '01-007',
    says: 'its tags are not said to be suspect',
    faults: ({ catalog }) => unless(!isTrue(entry(catalog, 'MarkInfo', 'Suspects')), 'Suspects is true'),
  },
  {
    clause: '7.1-11',
    matterhorn: '',
    says: 'has a tree of structure',
    faults: ({ tree, structure }) => unless(isDict(tree) && structure.length > 0, 'no StructTreeRoot, or an empty one'),
  },
  {
    clause: '7.1-8',
    matterhorn: '06-001',
    says: 'has metadata that are well-formed XML',
    faults: ({ metadata }) => {
      if (metadata === null) return ['no metadata']
      const why = whyNotXml(metadata.replace(/^\uFEFF/, ''))
      return why === null ? [] : [`the metadata ${why}`]
    },
  },
  {
    clause: '5-1',
    matterhorn: '06-002',
    says: 'says in its metadata that it follows PDF/UA',
    faults: ({ metadata }) =>
      unless(identified.test(metadata ?? '') && partOf(metadata) !== undefined, 'no pdfuaid:part'),
  },
  {
    clause: '5-2',
    matterhorn: '06-002',
    says: 'follows part 1 of it',
    faults: ({ metadata }) => unless([undefined, '1'].includes(partOf(metadata)), `part ${partOf(metadata)}`),
  },
  {
    clause: '5-3',
    matterhorn: '06-002',
    says: 'says so under the prefix pdfuaid',
    faults: ({ metadata }) =>
      unless([undefined, 'pdfuaid'].includes(identified.exec(metadata ?? '')?.[1]), 'another prefix'),
  },
  {
    clause: '7.1-9',
    matterhorn: '06-003',
    says: 'has a title in its metadata',
    faults: ({ metadata }) => unless(/<dc:title>[^]*?<rdf:li[^>]*>[^<]/.test(metadata ?? ''), 'no dc:title'),
  },
  {
    clause: '7.1-10',
    matterhorn: '07-001, 07-002',
    says: 'has its title shown, not the name of the file',
    faults: ({ catalog }) =>
      unless(isTrue(entry(catalog, 'ViewerPreferences', 'DisplayDocTitle')), 'no DisplayDocTitle'),
  },
  {
    clause: '7.2-2, 7.2-24, 7.2-33, 7.2-34',
    matterhorn: '11-001 to 11-006',
    says: 'says in which language it is',
    faults: ({ catalog }) => unless(text(entry(catalog, 'Lang')) !== null, 'no Lang'),
  },
  {
    clause: '7.2-29',
    matterhorn: '11-001',
    says: 'names languages as they are registered',
    faults: (file) => languagesIn(file).flatMap((said) => unless(language.test(said), `the language "${said}"`)),
  },
  {
    clause: '7.10-1, 7.10-2',
    matterhorn: '20-001, 20-002, 20-003',
    says: 'names every choice of optional content, and lets no event switch it',
    faults: ({ catalog }) =>
      optional(catalog).flatMap((configuration) => [
        ...unless(Boolean(text(entry(configuration, 'Name'))), 'a choice of optional content without a name'),
        ...unless(entry(configuration, 'AS') === undefined, 'optional content that is switched by events'),
      ]),
  },
  {
    clause: '7.11-1',
    matterhorn: '21-001',
    says: 'names the files inside it',
    faults: ({ objects }) =>
      objects
        .filter((object) => entry(object, 'EF') !== undefined)
        .flatMap((object) =>
          unless(Boolean(text(entry(object, 'F')) && text(entry(object, 'UF'))), 'a file without F or UF'),
        ),
  },
  {
    clause: '7.15-1',
    matterhorn: '25-001',
    says: 'has no form that is drawn by a program',
    faults: ({ catalog }) => unless(entry(catalog, 'AcroForm', 'XFA') === undefined, 'an XFA form'),
  },
  {
    clause: '7.16-1',
    matterhorn: '26-001, 26-002',
    says: 'lets screen readers in, where it is encrypted',
    faults: ({ isEncrypted, trailer }) =>
      unless(!isEncrypted || ((number(entry(trailer, 'P')) ?? 0) & 512) === 512, 'encrypted against screen readers'),
  },
]

function languagesIn({ catalog, elements, pages }: PdfFile): string[] {
  const marks = pages.flatMap(({ drawn }) => drawn.flatMap(({ marks: own }) => own))
  const said = [
    text(entry(catalog, 'Lang')),
    ...elements.map((one) => textEntry(one, 'Lang')),
    ...marks.map(({ lang }) => lang),
  ]
  return [...new Set(said.filter((one) => one !== null))]
}

function optional(catalog: Value): Value[] {
  const properties = entry(catalog, 'OCProperties')
  return [entry(properties, 'D'), ...list(entry(properties, 'Configs'))].filter((one) => one !== undefined)
}
